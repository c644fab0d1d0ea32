/** Text of a run of sections, as it travels: all contents, then all code. */
import type { SectionText } from './corpus';
import { recordEnd, splitBlocks, splitCounted } from './separators';

/** First block of the file: what it is, and the version of its shape. */
export const textTitle = 'search 2 text';

/** Parses the text of `sections` sections. Throws MalformedFileError when it is anything else. */
export function parseText(text: string, sections: number): SectionText[] {
  const [contents = '', codes = ''] = splitBlocks(text, textTitle, 2);
  const codeOf = splitCounted(codes, recordEnd, sections);
  return splitCounted(contents, recordEnd, sections).map((content, place) => ({ content, code: codeOf[place] ?? '' }));
}
