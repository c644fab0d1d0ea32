import type { Corpus } from '../../../../search/indexer/buildCorpus';
import type { ComparedRecord } from './comparedEngine';

/** Returns the sections of a corpus in its order. Throws when the text of a section is missing. */
export function buildComparedRecords({ head, texts }: Corpus): ComparedRecord[] {
  const textOf = new Map(
    texts.flatMap(({ firstSection, sections }) =>
      sections.map((text, offset) => [firstSection + offset, text] as const),
    ),
  );
  return head.sections.map(({ page: pagePosition, anchor, headings, level }, position) => {
    const page = head.pages[pagePosition];
    const text = textOf.get(position);
    if (!page || !text) throw new Error(`section ${position} has no page or no text`);
    return {
      id: anchor === '' ? page.url : `${page.url}#${encodeURIComponent(anchor)}`,
      title: page.title,
      heading: headings[headings.length - 1] ?? page.title,
      above: headings.slice(0, -1).join('\n'),
      keywords: level === 1 ? page.keywords.join('\n') : '',
      ...text,
    };
  });
}
