import type { Corpus } from '../../indexer/buildCorpus';
import { findCommonHeadings, hasCommonHeading } from '../../protocol/commonHeadings';
import { contentHash } from '../../protocol/contentHash';
import type { CorpusHead, CorpusSection } from '../../protocol/corpus';
import { escapeText, mapLevels } from '../../protocol/escapedText';
import type { Hierarchy, HitType } from '../../protocol/query';
import { buildHierarchy, headingType, ownKeywords, sectionUrl } from '../../protocol/sectionNames';
import { type TextRun, splitText } from './splitText';

/** Algolia's limit for a record on every plan. */
export const maxRecordBytes = 10_000;
/** Minimum space for text: with less, every few words would be a record of maximum size. */
const minTextBytes = 300;

/**
 * Record of a section, or of a part of a long one, in the hosted service. Texts are escaped
 * (`protocol/escapedText.ts`).
 */
export type SearchRecord = {
  /** Address of the section, numbered when it has several records: publishing again replaces records. */
  objectID: string;
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  content: string;
  code: string;
  keywords: string[];
  /** Absent when false. */
  hasCommonHeading?: true;
  language: string;
  docusaurus_tag: string;
  /** Tie-breaker: pages before their sections, then the order of the site. */
  weight: { level: number; position: number };
  /** Hash of everything above, by which changed records are detected. */
  hash: string;
};

function withHash(record: Omit<SearchRecord, 'hash'>): SearchRecord {
  return { ...record, hash: contentHash(new TextEncoder().encode(JSON.stringify(record))) };
}

/** Returns the id of further records of an address. It contains a space, unlike addresses. */
const nameNext = (url: string, times: number): string => `${url} ${times}`;

function byteCount(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

function buildSectionRecords(
  { language, docusaurusTag, pages }: CorpusHead,
  section: CorpusSection,
  runs: readonly TextRun[],
  position: number,
  commonHeadings: ReadonlySet<string>,
): Omit<SearchRecord, 'hash' | 'objectID'>[] {
  const page = pages[section.page];
  if (!page) throw new RangeError(`section ${String(position)} has no page`);
  const base = {
    url: sectionUrl(page.url, section.anchor),
    type: headingType(section),
    hierarchy: mapLevels(buildHierarchy(page, section), escapeText),
    keywords: ownKeywords(page, section).map(escapeText),
    ...(hasCommonHeading(section, commonHeadings) ? { hasCommonHeading: true as const } : {}),
    language,
    docusaurus_tag: docusaurusTag,
    weight: { level: section.headings.length, position },
  };
  const empty = withHash({ ...base, objectID: nameNext(base.url, 99_999), content: '', code: '' });
  const maxBytes = maxRecordBytes - byteCount(empty);
  if (maxBytes < minTextBytes) throw new RangeError(`${base.url}: its names leave no room for text in a record`);
  return splitText(runs, maxBytes).map((part) => {
    const textOf = (attribute: TextRun['attribute']) => part.find((run) => run.attribute === attribute)?.text ?? '';
    return { ...base, content: textOf('content'), code: textOf('code') };
  });
}

/**
 * Builds the records of the whole index, in the order of the site. Throws RangeError when the corpus is inconsistent or
 * a name is too long.
 */
export function buildRecords({ head, texts }: Corpus): SearchRecord[] {
  const commonHeadings = findCommonHeadings(head);
  const timesSeen = new Map<string, number>();
  return texts.flatMap(({ firstSection, sections }) =>
    sections.flatMap(({ content, code }, index) => {
      const position = firstSection + index;
      const section = head.sections[position];
      if (!section) throw new RangeError(`there is text for section ${String(position)}, which does not exist`);
      const runs: TextRun[] = [
        { attribute: 'content', text: escapeText(content) },
        { attribute: 'code', text: escapeText(code) },
      ];
      return buildSectionRecords(head, section, runs, position, commonHeadings).map((record) => {
        const times = (timesSeen.get(record.url) ?? 0) + 1;
        timesSeen.set(record.url, times);
        return withHash({ ...record, objectID: times === 1 ? record.url : nameNext(record.url, times) });
      });
    }),
  );
}
