import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestCopy, shortestCopy } from '../protocol/tokenCoder';
import { findCopies } from './findCopies';

type Copy = { length: number; distance: number };

/** The copies of every place, as `findCopies` lists them. */
function listCopies(bytes: Uint8Array): Copy[][] {
  const { starts, lengths, distances } = findCopies(bytes);
  return Array.from(bytes, (_, place) =>
    Array.from({ length: (starts[place + 1] ?? 0) - (starts[place] ?? 0) }, (_unused, index) => {
      const copy = (starts[place] ?? 0) + index;
      return { length: lengths[copy] ?? 0, distance: distances[copy] ?? 0 };
    }),
  );
}

function countAlike(bytes: Uint8Array, place: number, from: number): number {
  const most = Math.min(longestCopy, bytes.length - place);
  let alike = 0;
  while (alike < most && bytes[from + alike] === bytes[place + alike]) alike += 1;
  return alike;
}

/** The same by comparing every place with all before it. */
function compareAll(bytes: Uint8Array): Copy[][] {
  return Array.from(bytes, (_, place) => {
    const copies: Copy[] = [];
    let longest = shortestCopy - 1;
    for (let from = place - 1; from >= 0; from -= 1) {
      const length = countAlike(bytes, place, from);
      if (length > longest) copies.push({ length, distance: place - from });
      longest = Math.max(longest, length);
    }
    return copies;
  });
}

it('finds for rising lengths the nearest place, whatever the bytes are', () => {
  const few = fc.array(fc.constantFrom(65, 66), { maxLength: 400 });
  const some = fc.array(fc.integer({ min: 65, max: 72 }), { maxLength: 400 });
  const words = fc
    .array(fc.constantFrom('设备', '设备接入', 'mqtt', '\n', '\0'), { maxLength: 80 })
    .map((all) => [...Buffer.from(all.join(''))]);
  fc.assert(
    fc.property(fc.oneof(few, some, words), (listed) => {
      const bytes = Uint8Array.from(listed);
      expect(listCopies(bytes)).toEqual(compareAll(bytes));
    }),
    { numRuns: 300 },
  );
});

it('goes on to find where the same stands for longer than a copy may be', () => {
  const line = Array.from({ length: longestCopy + 20 }, (_, place) => (place * place) % 251);
  const bytes = Uint8Array.from([...line, 1, ...line, 2, ...line]);
  expect(listCopies(bytes)).toEqual(compareAll(bytes));
});

it('finds nothing in less than a copy', () => {
  expect(listCopies(new Uint8Array(shortestCopy))).toEqual([[], [], []]);
  expect(listCopies(new Uint8Array())).toEqual([]);
});
