import { longestCopy, shortestCopy } from '../protocol/tokenCoder';

const hashBits = 17;
const none = -1;

/** Where each byte may be copied from: for rising lengths the nearest distance. */
export type Copies = {
  /** `lengths` and `distances` from `starts[place]` up to `starts[place + 1]` belong to `place`. */
  starts: Int32Array;
  lengths: Uint16Array;
  distances: Int32Array;
};

/** Copies as they are found, in arrays that double when they are full: there are more of them than bytes. */
class CopyList {
  lengths: Uint16Array;
  distances: Int32Array;
  count = 0;

  constructor(expected: number) {
    this.lengths = new Uint16Array(expected);
    this.distances = new Int32Array(expected);
  }

  add(length: number, distance: number): void {
    if (this.count === this.lengths.length) this.grow();
    this.lengths[this.count] = length;
    this.distances[this.count] = distance;
    this.count += 1;
  }

  private grow(): void {
    const { lengths, distances } = this;
    this.lengths = new Uint16Array(2 * lengths.length);
    this.lengths.set(lengths);
    this.distances = new Int32Array(2 * distances.length);
    this.distances.set(distances);
  }
}

/**
 * Finds what stands earlier in `bytes`, for every place in it.
 *
 * Places that begin with the same three bytes are a binary tree (as in LZMA's match finder): ordered by what follows,
 * and each later than those below it. The way from the root to where a place belongs meets the nearest earlier place of
 * every length, and some ten places instead of all; the new place then becomes the root, and what was met hangs left
 * and right of it.
 */
export function findCopies(bytes: Uint8Array): Copies {
  const roots = new Int32Array(1 << hashBits).fill(none);
  // Of the place p, at 2p the places below it whose text is lower, at 2p + 1 those whose text is higher.
  const below = new Int32Array(2 * bytes.length);
  const starts = new Int32Array(bytes.length + 1);
  const found = new CopyList(2 * bytes.length);
  const [mostEver, leastEver] = [longestCopy, shortestCopy];
  for (let place = 0; place < bytes.length; place += 1) {
    starts[place] = found.count;
    const most = Math.min(mostEver, bytes.length - place);
    if (most < leastEver) continue;
    const [first = 0, second = 0, third = 0] = [bytes[place], bytes[place + 1], bytes[place + 2]];
    const hash = Math.imul((first << 16) | (second << 8) | third, 0x9e3779b1) >>> (32 - hashBits);
    let met = roots[hash] ?? none;
    roots[hash] = place;
    // Where the next lower and the next higher place are to hang, and how much those above have in common with this
    // one.
    let [lower, higher] = [2 * place, 2 * place + 1];
    let [commonLower, commonHigher] = [0, 0];
    let longest = leastEver - 1;
    while (met !== none) {
      let common = Math.min(commonLower, commonHigher);
      while (common < most && bytes[met + common] === bytes[place + common]) common += 1;
      if (common > longest) {
        longest = common;
        found.add(common, place - met);
      }
      if (common === most) break;
      if ((bytes[met + common] ?? 0) < (bytes[place + common] ?? 0)) {
        below[lower] = met;
        lower = 2 * met + 1;
        commonLower = common;
        met = below[lower] ?? none;
      } else {
        below[higher] = met;
        higher = 2 * met;
        commonHigher = common;
        met = below[higher] ?? none;
      }
    }
    // One that goes on alike for as long as a copy may be is no longer needed: this place is nearer.
    below[lower] = met === none ? none : (below[2 * met] ?? none);
    below[higher] = met === none ? none : (below[2 * met + 1] ?? none);
  }
  starts[bytes.length] = found.count;
  return { starts, lengths: found.lengths, distances: found.distances };
}
