import type { SectionText } from '../protocol/corpus';
import { blockSeparator, recordEnd } from '../protocol/separators';
import { textTitle } from '../protocol/textFile';

/** Formats the text of a run of sections for `parseText`: all contents, then all code. */
export function formatText(sections: readonly SectionText[]): string {
  const contents = sections.map(({ content }) => content + recordEnd).join('');
  const codes = sections.map(({ code }) => code + recordEnd).join('');
  return [textTitle, contents, codes].join(blockSeparator);
}
