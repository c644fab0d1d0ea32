import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../drawing/drawing';
import { noFacts } from '../../figureFacts';
import { findDrawingFaults } from '../../findDrawingFaults';
import { timingSchema } from './schema';
import { timing } from './timing';

const base = {
  time: { label: '时间', unit: 'ms', max: 60, ticks: [] },
  signals: [
    {
      label: '启动',
      levels: [
        [0, 0],
        [5, 1],
        [45, 0],
      ],
    },
    {
      label: '完成',
      note: '控制器写',
      levels: [
        [0, 0],
        [36, 1],
      ],
    },
  ],
};

const drawingOf = (spec: unknown, name: 'wide' | 'narrow' = 'wide') =>
  timing.layout(timingSchema.parse(spec), formats[name], noFacts);

const interval = fc
  .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 2, max: 10 }), fc.constantFrom('t1', 't2', '动作时间'))
  .map(([from, length, label]) => ({ from, to: from + length, label }));

describe('timing', () => {
  it('draws names and up to four intervals without overlaps', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 4 }), fc.constantFrom('wide', 'narrow'), (intervals, format) => {
        const faults = findDrawingFaults(drawingOf({ ...base, intervals }, format));
        // Guide lines of lower lanes may cross a label of deeply nested spans.
        expect(faults.filter((fault) => !fault.startsWith('有线穿过'))).toEqual([]);
      }),
    );
  });

  it('starts a guide line at the measured edge', () => {
    const spec = { ...base, intervals: [{ from: 36, to: 45, label: 't2' }] };
    const guides = drawingOf(spec).shapes.filter((shape) => shape.shape === 'line' && shape.dash === 'dashed');
    const tops = guides.map((shape) => (shape.shape === 'line' ? (shape.points[0]?.y ?? 0) : 0)).sort((a, b) => a - b);
    const [first = 0, second = 0] = tops;
    expect(guides).toHaveLength(2);
    expect(second - first).toBeGreaterThan(40); // 45 ms belongs to the first row, 36 ms to the second
  });

  it('draws a level change as a vertical line', () => {
    const wave = drawingOf(base).shapes.find((shape) => shape.shape === 'line' && shape.strokeWidth === 3);
    const points = wave?.shape === 'line' ? wave.points : [];
    expect(points).toHaveLength(6);
    expect(points[1]?.x).toBe(points[2]?.x);
    expect(points[1]?.y).toBeGreaterThan(points[2]?.y ?? Infinity);
  });

  it.each([
    [{ ...base, signals: [{ label: '空' }] }, 'levels 和 values 只写一个'],
    [
      {
        ...base,
        signals: [
          {
            label: '乱',
            levels: [
              [5, 1],
              [2, 0],
            ],
          },
        ],
      },
      '时间从小到大排列',
    ],
    [{ ...base, intervals: [{ from: 9, to: 5, label: 't' }] }, 'from 要小于 to'],
  ])('throws on contradictory input: %o', (spec, message) => {
    expect(() => drawingOf(spec)).toThrow(message);
  });

  it('throws with the value when it is wider than its duration', () => {
    const spec = {
      ...base,
      signals: [
        {
          label: '数据',
          values: [
            [0, '空闲'],
            [30, '很长的一个数据值'],
            [32, '空闲'],
          ],
        },
      ],
    };
    expect(() => drawingOf(spec)).toThrow('很长的一个数据值');
  });
});
