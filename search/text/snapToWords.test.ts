import { describe, expect, it } from 'vitest';
import { createSegmentWords } from './segmentWords';
import { snapToWords } from './snapToWords';

const segment = createSegmentWords();
const snap = (text: string, passage: string, match = '') => {
  const start = text.indexOf(passage);
  const from = text.indexOf(match);
  const ranges: [number, number][] = match === '' ? [] : [[from, from + match.length]];
  const snapped = snapToWords(text, { start, end: start + passage.length }, ranges, segment ?? ((run) => [run]));
  return text.slice(snapped.start, snapped.end);
};

describe('a passage', () => {
  it('drops half words at its ends', () => {
    expect(snap('检查网络连接和驱动器参数', '查网络连接和驱')).toBe('网络连接和');
  });

  it('stays when it ends between words', () => {
    expect(snap('检查网络连接', '网络')).toBe('网络');
    expect(snap('MQTT 连接', 'MQTT')).toBe('MQTT');
  });

  it('keeps a match whole that begins or ends inside a word', () => {
    expect(snap('检查网络连接和驱动器参数', '查网络连接和驱', '查网络连接和驱')).toBe('查网络连接和驱');
  });

  it('is never empty', () => {
    expect(snap('驱动器参数', '动')).not.toBe('');
  });
});
