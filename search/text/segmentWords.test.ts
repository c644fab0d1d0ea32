import { afterEach, expect, it, vi } from 'vitest';
import { createSegmentWords } from './segmentWords';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('splits a run into words that together are the run', () => {
  const words = createSegmentWords()?.('设备连接超时');
  expect(words?.join('')).toBe('设备连接超时');
  expect(words).toContain('设备');
});

it('loads its dictionary with the first run, once', () => {
  let created = 0;
  class Segmenter extends Intl.Segmenter {
    constructor(...options: ConstructorParameters<typeof Intl.Segmenter>) {
      super(...options);
      created += 1;
    }
  }
  vi.stubGlobal('Intl', { Segmenter });
  const segment = createSegmentWords();
  expect(created).toBe(0);
  expect(segment?.('设备')).toEqual(['设备']);
  segment?.('超时');
  expect(created).toBe(1);
});

it('is undefined when the browser has no segmenter', () => {
  vi.stubGlobal('Intl', {});
  expect(createSegmentWords()).toBeUndefined();
  vi.stubGlobal('Intl', undefined);
  expect(createSegmentWords()).toBeUndefined();
});
