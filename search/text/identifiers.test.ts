import { describe, expect, it } from 'vitest';
import { createFold } from './fold';
import { findChunkEnd, findNextChunk, findVersionNumber, joinChunk, splitChunk, splitDigits } from './identifiers';

const fold = createFold('');

describe('a chunk', () => {
  it.each([
    ['device_id=1', 'device_id'],
    ['api/v1/device/list/', 'api/v1/device/list'],
    ['192.168.1.1:8080，', '192.168.1.1:8080'],
    ['std::cout << x', 'std::cout'],
    ['end. Next', 'end'],
    ['a...b', 'a'],
    ['C++', 'C'],
    ['设', '设'],
    ['opc-ua', 'opc-ua'],
    ['x', 'x'],
  ])('of %s is %s', (text, chunk) => {
    expect(text.slice(0, findChunkEnd(text, 0))).toBe(chunk);
  });

  it.each([
    ['getDeviceList', ['get', 'device', 'list']],
    ['device_id', ['device', 'id']],
    ['USER_ID', ['user', 'id']],
    ['HTTPServer', ['http', 'server']],
    ['parseJSON', ['parse', 'json']],
    ['GA_AxisOn', ['ga', 'axis', 'on']],
    ['V2.9', ['v2', '9']],
    ['modbus485', ['modbus485']],
    ['IPv4', ['i', 'pv4']],
    ['MD5', ['md5']],
    ['0x8A', ['0x8a']],
    ['axis2Pos', ['axis2', 'pos']],
    ['axisX2', ['axis', 'x2']],
    ['a__b', ['a', 'b']],
    ['MQTT', ['mqtt']],
    ['ＭＱＴＴ', ['mqtt']],
  ])('%s has the parts %j', (text, parts) => {
    const folded = fold(text);
    expect(splitChunk(text, folded, 0, text.length).map(([start, end]) => folded.slice(start, end))).toEqual(parts);
  });

  it('is split only between its ends', () => {
    expect(splitChunk('xx aB_c yy', 'xx ab_c yy', 3, 7)).toEqual([
      [3, 4],
      [4, 5],
      [6, 7],
    ]);
  });

  it.each([
    ['modbus485', ['modbus', '485']],
    ['e1001', ['e', '1001']],
    ['0x8a', ['0', 'x', '8', 'a']],
    ['mqtt', ['mqtt']],
    ['1001', ['1001']],
  ])('%s has the pieces %j', (text, pieces) => {
    expect(splitDigits(text, 0, text.length).map(([start, end]) => text.slice(start, end))).toEqual(pieces);
  });

  it('is the same in any notation without its joiners', () => {
    expect(
      ['device_id', 'device-id', 'device.id', 'device/id', 'device::id'].map((text) => joinChunk(text, 0, text.length)),
    ).toEqual(Array(5).fill('deviceid'));
    expect(joinChunk('x a-b y', 2, 5)).toBe('ab');
  });
});

/** Returns every chunk of a text, those with a minus sign in brackets. */
function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  const chunk = { start: 0, end: 0, isSigned: false };
  while (findNextChunk(text, chunk)) {
    const found = text.slice(chunk.start, chunk.end);
    chunks.push(chunk.isSigned ? `(-${found})` : found);
  }
  return chunks;
}

describe('the chunks of a text', () => {
  it.each([
    ['', []],
    ['，。 -', []],
    ['a', ['a']],
    ['get device_id，v1.2。', ['get', 'device_id', 'v1.2']],
    ['a..b a...b', ['a..b', 'a', 'b']],
    ['a.. b', ['a', 'b']],
    ['返回 -3', ['(-3)']],
    ['-3', ['(-3)']],
    ['20-30', ['20-30']],
    ['a -1', ['a', '(-1)']],
    ['a-1', ['a-1']],
    ['--3', ['3']],
    ['a---3', ['a', '3']],
    ['-x', ['x']],
    ['3', ['3']],
    ['（-1）', ['(-1)']],
    ['- 3', ['3']],
  ])('in %j are %j', (text, chunks) => {
    expect(chunksOf(text)).toEqual(chunks);
  });
});

it.each([
  ['v2.9', 2, 1],
  ['ver12.3.4', 5, 3],
  ['v2.9x', 2, 5],
  ['v2-9', 2, 4],
  ['ab.9', 2, 4],
  ['2.9', 1, 3],
])('finds the number of a version in %s, whose first part ends at %i, at %i', (text, partEnd, number) => {
  expect(findVersionNumber(text, 0, partEnd, text.length)).toBe(number);
});
