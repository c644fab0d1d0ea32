import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './editDistance';

it.each([
  ['modbus', 'modbus', 0],
  ['modbus', 'modbsu', 1],
  ['modbus', 'mobdus', 1],
  ['modbus', 'modbu', 1],
  ['modbus', 'moddbus', 1],
  ['modbus', 'madbus', 1],
  ['modbus', 'madbsu', 2],
  ['ca', 'abc', 3],
  ['', 'ab', 2],
  ['', '', 0],
])('between %s and %s is %i', (left, right, distance) => {
  expect(editDistance(left, right, 3)).toBe(distance);
  expect(editDistance(right, left, 3)).toBe(distance);
});

it('returns a number above the limit when the distance exceeds it', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  expect(editDistance('a', 'abcd', 2)).toBe(3);
});

/** The definition without optimisation. */
function plainDistance(left: string, right: string): number {
  const rows = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (__, at) => row + at),
  );
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= left.length; row += 1) {
    for (let column = 1; column <= right.length; column += 1) {
      const cost = left[row - 1] === right[column - 1] ? 0 : 1;
      const isExchange = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const values = [cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + cost];
      if (row > 1 && column > 1 && isExchange) values.push(cell(row - 2, column - 2) + 1);
      const current = rows[row];
      if (current) current[column] = Math.min(...values);
    }
  }
  return cell(left.length, right.length);
}

it('equals the definition', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (left, right, limit) => {
      const [distance, plain] = [editDistance(left, right, limit), plainDistance(left, right)];
      if (plain > limit) expect(distance).toBeGreaterThan(limit);
      else expect(distance).toBe(plain);
    }),
  );
});
