import { distanceSlot, longestCopy, shortestCopy } from '../protocol/tokenCoder';

/** Of earlier places with the same three bytes, how many are looked at, latest first: nearly all of one product. */
const tries = 8000;
const hashBits = 17;

/** Where each byte may be copied from: for rising lengths the nearest distance. */
export type Copies = {
  /** `lengths` and `distances` from `starts[place]` up to `starts[place + 1]` belong to `place`. */
  starts: Int32Array;
  lengths: number[];
  distances: number[];
  /** Of the distances (`distanceSlot`): they are priced by it, again and again. */
  slots: number[];
};

/** Finds what stands earlier in `bytes`, for every place in it. */
export function findCopies(bytes: Uint8Array): Copies {
  const latest = new Int32Array(1 << hashBits).fill(-1);
  const before = new Int32Array(bytes.length);
  const starts = new Int32Array(bytes.length + 1);
  const lengths: number[] = [];
  const distances: number[] = [];
  const slots: number[] = [];
  for (let place = 0; place < bytes.length; place += 1) {
    starts[place] = lengths.length;
    const most = Math.min(longestCopy, bytes.length - place);
    if (most < shortestCopy) continue;
    const [first = 0, second = 0, third = 0] = [bytes[place], bytes[place + 1], bytes[place + 2]];
    const hash = Math.imul((first << 16) | (second << 8) | third, 0x9e3779b1) >>> (32 - hashBits);
    let longest = shortestCopy - 1;
    let from = latest[hash] ?? -1;
    before[place] = from;
    latest[hash] = place;
    for (let tried = 0; from >= 0 && tried < tries && longest < most; tried += 1) {
      if (bytes[from + longest] === bytes[place + longest]) {
        let length = 0;
        while (length < most && bytes[from + length] === bytes[place + length]) length += 1;
        if (length > longest) {
          longest = length;
          lengths.push(length);
          distances.push(place - from);
          slots.push(distanceSlot(place - from));
        }
      }
      from = before[from] ?? -1;
    }
  }
  starts[bytes.length] = lengths.length;
  return { starts, lengths, distances, slots };
}
