import { expect, test } from 'vitest';
import { findOutputFaults } from './outputLines';

test('ignores differences in durations and timestamps only', () => {
  expect(findOutputFaults('627 ms 后重连', ['31 ms 后重连'])).toEqual([]);
  expect(findOutputFaults('2026-11-20 14:30:00 ok', ['2027-01-02 03:04:05.678 ok'])).toEqual([]);
  expect(findOutputFaults('627 s 后重连', ['31 s 后重连'])).toHaveLength(1);
});

test('reports missing and additional lines', () => {
  expect(findOutputFaults('一\n二', ['一'])).toEqual(['line 2 of the output is "(nothing)", the page says "二"']);
  expect(findOutputFaults('一', ['一', '二'])).toEqual(['line 2 of the output is "二", the page says "(nothing)"']);
});

test('compares JSON by value', () => {
  expect(findOutputFaults('{\n  "a": [1]\n}', ['{"a":[1]}'])).toEqual([]);
  expect(findOutputFaults('{\n  "a": [1]\n}', ['{"a":[2]}'])).toHaveLength(1);
});
