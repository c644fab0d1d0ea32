import { listFacts } from '../../findFact';
import type { Block } from '../block';
import { notApplicable, renderTable } from '../table';

export const termsBlock: Block = {
  name: 'terms',
  argumentNames: '<domain>',
  summary: '一个领域的术语表：术语、英文、缩写、定义',
  render(words, resolver) {
    const domain = words.join(' ');
    const all = listFacts(resolver.facts, 'term');
    const terms = all.filter((term) => term.domain === domain);
    if (terms.length === 0) {
      const domains = [...new Set(all.map((term) => term.domain))].join(', ');
      resolver.fail(`no terms of the domain "${domain}"; use one of: ${domains}`);
    }
    for (const term of terms) resolver.use(term);
    return renderTable(
      ['术语', '英文', '缩写', '定义'],
      terms.map(({ zh, en, abbr, definition }) => [zh, en ?? notApplicable, abbr ?? notApplicable, definition]),
    );
  },
};
