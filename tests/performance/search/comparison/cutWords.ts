/** Cuts a text into what is indexed and asked. */
export type CutWords = (text: string) => string[];

const han = /^\p{Script=Han}/u;
const runs = /\p{Script=Han}+|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu;
const joints = /_|(?<=\p{Ll})(?=\p{Lu})/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function listBigrams(run: string): string[] {
  if (run.length < 3) return [run];
  return Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2));
}

function listSegments(run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/** An identifier by its parts and as a whole, so that `deviceId`, `device_id` and `deviceid` meet. */
function listParts(identifier: string): string[] {
  const parts = identifier.split(joints).map((part) => part.toLowerCase());
  return parts.length > 1 ? [parts.join(''), ...parts] : parts;
}

function createCutWords(cutHan: (run: string) => string[]): CutWords {
  return (text) =>
    (text.normalize('NFKC').match(runs) ?? []).flatMap((run) => (han.test(run) ? cutHan(run) : listParts(run)));
}

/** Pairs of neighbouring Han characters, and identifiers. */
export const cutBigrams = createCutWords(listBigrams);

/** Words as the JavaScript engine's own segmenter cuts them, and identifiers. */
export const cutSegments = createCutWords(listSegments);

/** Whether a word is Chinese, where a slip makes another word instead of a similar one. */
export function isHan(word: string): boolean {
  return han.test(word);
}
