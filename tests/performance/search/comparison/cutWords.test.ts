import { describe, expect, it } from 'vitest';
import { cutBigrams, cutSegments, isHan } from './cutWords';

describe('tokens for the compared libraries', () => {
  it('are bigrams of Han characters, single ones alone, and lower-case plain letters', () => {
    expect(cutBigrams('设备列表，ＭＱＴＴ 设 v2')).toEqual(['设备', '备列', '列表', 'mqtt', '设', 'v2']);
  });

  it('are words of the segmenter, which together are the text', () => {
    expect(cutSegments('设备列表').join('')).toBe('设备列表');
    expect(cutSegments('设备列表').length).toBeGreaterThan(1);
  });

  it('are parts and whole of an identifier, for all its spellings', () => {
    expect(cutBigrams('deviceId')).toEqual(['deviceid', 'device', 'id']);
    expect(cutBigrams('device_id')).toEqual(cutBigrams('deviceId'));
    expect(cutBigrams('device')).toEqual(['device']);
  });

  it('are Chinese or not', () => {
    expect([isHan('设备'), isHan('mqtt')]).toEqual([true, false]);
  });
});
