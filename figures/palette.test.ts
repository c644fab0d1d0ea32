import { describe, expect, it } from 'vitest';
import { modes, palette, tones } from './palette';

/** Returns the relative luminance as defined by WCAG 2. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe.each(modes)('in %s mode', (mode) => {
  it.each(Object.entries(tones))('has a text contrast of 7:1 on %s', (_name, { label, fill }) => {
    for (const text of [label, 'text', 'secondary'] as const) {
      expect(contrast(palette[text][mode], palette[fill][mode])).toBeGreaterThanOrEqual(7);
    }
  });
});
