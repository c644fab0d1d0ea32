/** Format of text files: the contents of a run of sections, then their code. */
import type { SectionText } from './corpus';
import { recordEnd, splitBlocks, splitCounted } from './separators';

/** First block of the file: its kind, and the version of its format. */
export const textTitle = 'search 2 text';

/** Parses the text of `sections` sections. Throws MalformedFileError on other text. */
export function parseText(text: string, sections: number): SectionText[] {
  const [contents = '', codes = ''] = splitBlocks(text, textTitle, 2);
  const codeOf = splitCounted(codes, recordEnd, sections);
  return splitCounted(contents, recordEnd, sections).map((content, place) => ({ content, code: codeOf[place] ?? '' }));
}
