/** Splits a text into tokens for indexing and search. */
export type CutWords = (text: string) => string[];

const han = /^\p{Script=Han}/u;
const runs = /\p{Script=Han}+|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu;
const joiners = /_|(?<=\p{Ll})(?=\p{Lu})/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function listBigrams(run: string): string[] {
  if (run.length < 3) return [run];
  return Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2));
}

function listSegments(run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/** Splits an identifier into its parts and the whole: `deviceId`, `device_id` and `deviceid` match each other. */
function listParts(identifier: string): string[] {
  const parts = identifier.split(joiners).map((part) => part.toLowerCase());
  return parts.length > 1 ? [parts.join(''), ...parts] : parts;
}

function createCutWords(cutHan: (run: string) => string[]): CutWords {
  return (text) =>
    (text.normalize('NFKC').match(runs) ?? []).flatMap((run) => (han.test(run) ? cutHan(run) : listParts(run)));
}

/** Bigrams of Han characters, and identifiers. */
export const cutBigrams = createCutWords(listBigrams);

/** Words of `Intl.Segmenter`, and identifiers. */
export const cutSegments = createCutWords(listSegments);

/** Returns whether a word is Chinese, where a typo creates another word instead of a similar one. */
export function isHan(word: string): boolean {
  return han.test(word);
}
