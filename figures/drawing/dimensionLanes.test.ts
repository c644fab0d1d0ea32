import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlacedDimension, placeDimensions } from './dimensionLanes';

const bounds = { left: 10, right: 630 };
const sizePx = 17;

const dimension = fc
  .record({
    from: fc.integer({ min: 60, max: 500 }),
    width: fc.integer({ min: 12, max: 120 }),
    label: fc.constantFrom('t1', '动作时间', '不小于 5 ms'),
  })
  .map(({ from, width, label }) => ({ from, to: from + width, label }));

const extentOf = ({ from, to, labelLeft, labelRight }: PlacedDimension) =>
  [Math.min(from, labelLeft), Math.max(to, labelRight)] as const;

describe('placeDimensions', () => {
  it('lets dimension lines of one lane touch only at their ends', () => {
    fc.assert(
      fc.property(fc.array(dimension, { maxLength: 5 }), (dimensions) => {
        const placed = placeDimensions(dimensions, sizePx, bounds);
        placed.forEach((a, index) => {
          const [start, end] = extentOf(a);
          for (const b of placed.slice(index + 1).filter(({ lane }) => lane === a.lane)) {
            const [otherStart, otherEnd] = extentOf(b);
            expect(end <= otherStart || otherEnd <= start).toBe(true);
          }
        });
      }),
    );
  });

  it('keeps labels within the drawing', () => {
    fc.assert(
      fc.property(dimension, (each) => {
        const [placed] = placeDimensions([each], sizePx, bounds);
        expect(placed?.labelLeft).toBeGreaterThanOrEqual(bounds.left);
        expect(placed?.labelRight).toBeLessThanOrEqual(bounds.right);
      }),
    );
  });

  it('puts dimension lines that meet at their ends into one lane', () => {
    const placed = placeDimensions(
      [
        { from: 100, to: 200, label: 't1' },
        { from: 200, to: 300, label: 't2' },
      ],
      sizePx,
      bounds,
    );
    expect(placed.map(({ lane }) => lane)).toEqual([0, 0]);
  });

  it('moves a dimension line to a lower lane when its guide line would cross a label', () => {
    const placed = placeDimensions(
      [
        { from: 100, to: 130, label: '不超过一个周期' },
        { from: 130, to: 180, label: '动作' },
      ],
      sizePx,
      { left: 90, right: 330 },
    );
    const long = placed.find(({ label }) => label === '不超过一个周期');
    expect(long?.lane).toBe(1);
  });

  it('throws with the label when it does not fit', () => {
    expect(() => placeDimensions([{ from: 100, to: 130, label: '很长的标注'.repeat(12) }], sizePx, bounds)).toThrow(
      '很长的标注',
    );
  });
});
