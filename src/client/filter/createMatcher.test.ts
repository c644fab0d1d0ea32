import { expect, it } from 'vitest';
import { createMatcher } from './createMatcher';

const initials = { s: '设', b: '备', j: '接', r: '入', c: '重', z: '重' };
const matches = (query: string, name: string) => createMatcher(query, initials)(name);

it('finds a part of a name, ignoring case, width and spaces', () => {
  expect(matches('备接', '设备接入')).toBe(true);
  expect(matches('ｍｑｔｔ连', '使用 MQTT 连接')).toBe(true);
  expect(matches('备入', '设备接入')).toBe(false);
});

it('finds Chinese characters by the initials of their pinyin', () => {
  expect(matches('sbjr', '设备接入')).toBe(true);
  expect(matches('BJ', '设备接入')).toBe(true);
  expect(matches('sj', '设备接入')).toBe(false);
});

it('accepts each reading of a character', () => {
  expect(matches('c', '重')).toBe(true);
  expect(matches('z', '重')).toBe(true);
});

it('accepts initials next to Chinese and Latin characters', () => {
  expect(matches('设b', '设备')).toBe(true);
  expect(matches('mqttj', 'MQTT 接入')).toBe(true);
});

it('does not find a longer query than the name', () => {
  expect(matches('设备接入s', '设备接入')).toBe(false);
});
