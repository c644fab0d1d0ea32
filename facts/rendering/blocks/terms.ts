import { findProduct } from '../../../catalog/products';
import { listFacts } from '../../findFact';
import type { TermFact } from '../../model/term';
import type { Block } from '../block';
import type { Resolver } from '../resolver';
import { notApplicable, renderTable } from '../table';
import { termAnchor } from '../termAnchor';

/** Renders the term as a link to its own row, for copying. */
function renderTerm(term: TermFact): string {
  const anchor = termAnchor(term.key);
  return `<a id="${anchor}"></a>[${term.zh}](#${anchor})`;
}

function renderEnglish({ zh, en, abbr }: TermFact): string {
  const name = en === undefined || en === zh ? '' : en;
  if (abbr === undefined) return name || notApplicable;
  return name === '' ? abbr : `${name}（${abbr}）`;
}

/** Renders the forbidden Chinese spellings, by which readers may search for the term. */
function renderAvoidedWords({ forbidden }: TermFact): string {
  const words = forbidden.filter((word) => /^\p{Script=Han}+$/u.test(word));
  return words.map((word) => `“${word}”`).join('') || notApplicable;
}

/** Renders links to the pages of the term, with their product: titles such as 数据定义 occur once per product. */
function renderPages({ pages }: TermFact, resolver: Resolver): string {
  const { catalog } = resolver.facts;
  const label = (page: string): string => {
    const title = resolver.titleOf(page);
    const tag = catalog && findProduct(catalog, page).tag;
    return tag === undefined || title.includes(tag) ? title : `${title}（${tag}）`;
  };
  return pages.map((page) => resolver.link(label(page), page)).join('、') || notApplicable;
}

export const termsBlock: Block = {
  name: 'terms',
  argumentNames: '<domain>',
  summary: '一个领域的术语表：术语（带锚点）、定义、英文（缩写）、不用的写法、相关页面',
  render(words, resolver) {
    const domain = words.join(' ');
    const all = listFacts(resolver.facts, 'term');
    const terms = all.filter((term) => term.domain === domain);
    if (terms.length === 0) {
      const domains = [...new Set(all.map((term) => term.domain))].join(', ');
      resolver.fail(`没有领域“${domain}”的术语，用其中一个：${domains}`);
    }
    for (const term of terms) resolver.use(term);
    return renderTable(
      ['术语', '定义', '英文（缩写）', '不用的写法', '相关页面'],
      terms.map((term) => [
        renderTerm(term),
        term.definition,
        renderEnglish(term),
        renderAvoidedWords(term),
        renderPages(term, resolver),
      ]),
    );
  },
};
