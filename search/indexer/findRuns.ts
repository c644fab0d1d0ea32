import { highestBit } from '../protocol/tokenCoder';
import { firstPairByte } from '../protocol/wordCodes';
import type { Run } from './findWords';
import type { Symbols } from './readSymbols';

const none = -1;

/** Rows A1 to AF of GB 18030 are signs and foreign letters; Han characters stand before and behind. */
const isHan = (symbol: number): boolean => symbol > 0xff && (symbol < 0xa100 || symbol >= 0xb000);

const isWordByte = (symbol: number): boolean => symbol < firstPairByte && /\w/.test(String.fromCharCode(symbol));

/** What words are made of: Han characters (1), letters and digits (2), nothing (0). */
function madeOf(symbol: number): number {
  if (isHan(symbol)) return 1;
  return isWordByte(symbol) ? 2 : 0;
}

/** Finds equal parts of a text: a table of the first ones, by what is in them. */
class KnownRuns {
  readonly runs: Run[] = [];
  /** Places in `runs`, or `none`; twice as many as there can be runs. */
  private readonly table: Int32Array;

  constructor(private readonly text: Uint16Array) {
    this.table = new Int32Array(2 << highestBit(text.length)).fill(none);
  }

  /** Counts the run from `start` to `end`, and gives the place in `runs` of the first one like it. */
  count(start: number, end: number): number {
    const last = this.table.length - 1;
    let hash = 0;
    for (let place = start; place < end; place += 1) hash = Math.imul(hash ^ (this.text[place] ?? 0), 0x9e3779b1);
    for (let at = hash >>> 8; ; at += 1) {
      const known = this.table[at & last] ?? none;
      if (known === none) {
        this.table[at & last] = this.runs.length;
        return this.runs.push({ start, end, count: 1 }) - 1;
      }
      const run = this.runs[known];
      if (run && this.isSame(run, start, end)) {
        run.count += 1;
        return known;
      }
    }
  }

  private isSame(run: Run, start: number, end: number): boolean {
    const { text } = this;
    if (run.end - run.start !== end - start) return false;
    for (let place = start, other = run.start; place < end; place += 1, other += 1) {
      if (text[place] !== text[other]) return false;
    }
    return true;
  }
}

/** Runs of one kind, each once, and the text as the places of its runs. What words are not made of stands alone. */
export function findRuns({ kinds, text }: Symbols): { runs: readonly Run[]; places: Int32Array } {
  const known = new KnownRuns(text);
  const places = new Int32Array(text.length);
  let count = 0;
  const madeOfEach = kinds.map(madeOf);
  for (let start = 0; start < text.length;) {
    const kind = madeOfEach[text[start] ?? 0];
    let end = start + 1;
    while (kind !== 0 && end < text.length && madeOfEach[text[end] ?? 0] === kind) end += 1;
    places[count] = known.count(start, end);
    count += 1;
    start = end;
  }
  return { runs: known.runs, places: places.subarray(0, count) };
}
