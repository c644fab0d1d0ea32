import type { Corpus } from '../../../indexer/buildCorpus';
import { buildRecords } from '../buildRecords';
import { buildSynonyms, indexSettings } from '../indexSettings';
import type { Publication } from '../publish';

/** Builds a site of `pageCount` pages, each with `text`. */
export function buildSmallCorpus(pageCount: number, text = '正文'): Corpus {
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    url: `/docs/${String(index)}`,
    product: '产品',
    title: `第 ${String(index)} 页`,
    keywords: [],
  }));
  return {
    head: {
      language: 'zh-Hans',
      docusaurusTag: 'docs-default-current',
      pages,
      sections: pages.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
      tables: {
        readings: [],
        wordReadings: [],
        traditional: '',
        synonyms: [{ from: 'PLC', to: '控制器' }],
        concepts: [],
      },
    },
    texts: [{ firstSection: 0, sections: pages.map(() => ({ content: text, code: '' })) }],
  };
}

/** Builds the publication of such a site. */
export function buildPublication(pageCount: number, text?: string): Publication {
  const corpus = buildSmallCorpus(pageCount, text);
  return {
    application: 'ID',
    indexName: 'docs',
    records: buildRecords(corpus),
    settings: indexSettings,
    synonyms: buildSynonyms(corpus.head.tables.synonyms),
  };
}
