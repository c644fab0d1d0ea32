/**
 * Format of the language tables. GB 2312 sorts the common characters by pronunciation: their readings are some 400 runs
 * of syllable and length, and simplified characters are written as distances.
 */
import type { LanguageTables } from './corpus';
import { listCommonCharacters } from './gb2312';
import { MalformedFileError } from './malformedFileError';
import { lineEnd, splitEnded } from './separators';

/** Number of blocks of the head that hold the tables. */
export const tableBlocks = 5;

function takeAll(text: string, entry: RegExp, what: string): RegExpMatchArray[] {
  const matches = [...text.matchAll(entry)];
  const length = matches.reduce((sum, [match]) => sum + match.length, 0);
  if (length !== text.length) throw new MalformedFileError(`malformed ${what}`);
  return matches;
}

/**
 * Parses runs of common characters with one reading: `ai13an9` is 13 characters read ai, then 9 read an. `-` is no
 * reading.
 */
function parseCommonReadings(block: string): Map<string, string> {
  const common = listCommonCharacters();
  const bySyllable = new Map<string, string>();
  let next = 0;
  for (const [, syllable = '', count = ''] of takeAll(block, /([a-z]+|-)(\d{1,4})/g, 'reading')) {
    const end = next + Number(count);
    if (end > common.length) throw new MalformedFileError('malformed readings');
    if (syllable !== '-') bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + common.slice(next, end));
    next = end;
  }
  return bySyllable;
}

/** Parses the readings of common characters, then lines `syllable characters` of other characters. */
function parseReadings(common: string, others: string): LanguageTables['readings'] {
  const bySyllable = parseCommonReadings(common);
  for (const line of splitEnded(others, lineEnd)) {
    const [, syllable = '', characters = ''] = /^([a-z]+) (.+)$/.exec(line) ?? [];
    if (syllable === '') throw new MalformedFileError('malformed reading');
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + characters);
  }
  return [...bySyllable]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, characters]) => ({ syllable, characters }));
}

/** Parses lines `长度 chang du`. */
function parseWordReadings(block: string): LanguageTables['wordReadings'] {
  return splitEnded(block, lineEnd).map((line) => {
    const [word = '', ...syllables] = line.split(' ');
    if (syllables.length === 0 || [...word].length !== syllables.length) {
      throw new MalformedFileError('malformed word');
    }
    return { word, syllables };
  });
}

/**
 * Parses `9愛4礙襖`: the simplified form of 愛 is common character 9, that of 礙 4 further, that of 襖 the next. Then pairs
 * whose simplified form is not a common character.
 */
function parseTraditional(common: string, others: string): string {
  const characters = listCommonCharacters();
  if (others.length % 2 !== 0) throw new MalformedFileError('malformed pairs');
  let place = 0;
  const pairs = takeAll(common, /(\d{0,4})([^\d])/g, 'traditional character').map(([, step = '', traditional = '']) => {
    place += step === '' ? 1 : Number(step);
    const simplified = characters[place - 1];
    if (simplified === undefined) throw new MalformedFileError('malformed pairs');
    return traditional + simplified;
  });
  return pairs.join('') + others;
}

/** Parses the `tableBlocks` blocks: the tables without synonyms. Throws MalformedFileError on other text. */
export function parseTables(blocks: readonly string[]): LanguageTables {
  const [commonReadings = '', readings = '', wordReadings = '', commonPairs = '', pairs = ''] = blocks;
  return {
    readings: parseReadings(commonReadings, readings),
    wordReadings: parseWordReadings(wordReadings),
    traditional: parseTraditional(commonPairs, pairs),
    synonyms: [],
    concepts: [],
  };
}
