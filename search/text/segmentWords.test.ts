import { afterEach, expect, it, vi } from 'vitest';
import { createSegmentWords } from './segmentWords';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('cuts a run into words that together are the run', () => {
  const words = createSegmentWords()?.('设备连接超时');
  expect(words?.join('')).toBe('设备连接超时');
  expect(words).toContain('设备');
});

it('is not there where the browser has no segmenter', () => {
  vi.stubGlobal('Intl', {});
  expect(createSegmentWords()).toBeUndefined();
  vi.stubGlobal('Intl', undefined);
  expect(createSegmentWords()).toBeUndefined();
});
