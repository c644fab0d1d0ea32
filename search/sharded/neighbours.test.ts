import { expect, it } from 'vitest';
import { listNeighbours } from './neighbours';

const termsOf = (folded: string) => listNeighbours(folded).map(({ term }) => term);

it.each([
  ['three Han characters', '心跳间隔', ['心跳间', '跳间隔']],
  ['a word beside a Han character, with a space or without', '用 mqtt上报', ['+用 mqtt', '+mqtt 上']],
  ['words of a sentence', 'retry count', ['+retry count']],
  ['a number and its unit', '4096 bit', ['+4096 bit']],
  ['parts of a path', '/api/node_key', ['+api node', '+node key']],
  ['parts of an identifier', 'node-key.name', ['+node key', '+key name']],
])('neighbours are %s', (_what, folded, expected) => {
  expect(termsOf(folded)).toEqual(expected);
});

it.each([
  ['two Han characters', '心跳'],
  ['Han characters with a space between them', '心跳 间隔'],
  ['Han characters on either side of a full stop', '心。跳间'],
  ['what stands at the end of one sentence and in the next', 'mqtt。上报'],
  ['words two signs apart', 'mqtt / http'],
  ['a word alone', 'mqtt'],
  ['keys and digests', `sha256 ${'0'.repeat(33)}`],
  ['nothing', ' '],
])('no neighbours are %s', (_what, folded) => {
  expect(termsOf(folded)).toEqual([]);
});

it('are told with the terms that their parts have anyway', () => {
  expect(listNeighbours('心跳间 mqtt a')).toEqual([
    { term: '心跳间', parts: ['心跳', '跳间'] },
    { term: '+间 mqtt', parts: ['mqtt'] },
    { term: '+mqtt a', parts: ['mqtt', 'a'] },
  ]);
});
