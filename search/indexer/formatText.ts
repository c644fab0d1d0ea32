import type { SectionText } from '../protocol/corpus';
import { blockSeparator, recordEnd } from '../protocol/separators';
import { textTitle } from '../protocol/textFile';

/** All contents, then all code, in the blocks that `parseTextBlocks` reads. */
export function formatTextBlocks(sections: readonly SectionText[]): string[] {
  const contents = sections.map(({ content }) => content + recordEnd).join('');
  const codes = sections.map(({ code }) => code + recordEnd).join('');
  return [contents, codes];
}

/** The text of a run of sections as `parseText` reads it. */
export function formatText(sections: readonly SectionText[]): string {
  return [textTitle, ...formatTextBlocks(sections)].join(blockSeparator);
}
