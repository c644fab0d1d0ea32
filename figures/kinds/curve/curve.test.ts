import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../drawing/drawing';
import { buildSegments, crosses, grow } from '../../drawing/geometry';
import { findTextRect } from '../../drawing/textBlock';
import { noFacts } from '../../figureFacts';
import { findDrawingFaults } from '../../findDrawingFaults';
import { curve } from './curve';
import { curveSchema } from './schema';

const x = { label: '时间', unit: 'ms' };
const drawingOf = (spec: unknown, name: 'wide' | 'narrow' = 'wide') =>
  curve.layout(curveSchema.parse(spec), formats[name], noFacts);

const velocities = (smoothTime: number) => ({
  x,
  profiles: { a: { distance: 200_000, velocity: 200, acceleration: 0.8, smoothTime } },
  panels: [{ y: { label: '速度', unit: 'pulse/ms' }, curves: [{ label: '指令', profile: 'a' }] }],
});

describe('curve', () => {
  it('places labels away from all curves for any motion', () => {
    const motion = fc.record({
      distance: fc.integer({ min: 20_000, max: 400_000 }),
      velocity: fc.integer({ min: 50, max: 400 }),
      acceleration: fc.integer({ min: 1, max: 8 }),
      smoothTime: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(motion, motion, fc.constantFrom('wide', 'narrow'), (t, s, format) => {
        const panels = [
          {
            y: { label: '速度' },
            curves: [
              { label: 'T 型', profile: 't' },
              { label: 'S 型', profile: 's' },
            ],
          },
        ];
        const drawing = drawingOf({ x, profiles: { t, s }, panels }, format);
        const lines = drawing.shapes.flatMap((shape) =>
          shape.shape === 'line' && shape.strokeWidth === 3 ? [shape.points] : [],
        );
        const texts = drawing.shapes.flatMap((shape) => (shape.shape === 'text' ? [findTextRect(shape)] : []));
        expect(lines).toHaveLength(2);
        expect(
          lines.flatMap(buildSegments).filter((segment) => texts.some((text) => crosses(segment, grow(text, -1)))),
        ).toEqual([]);
        expect(findDrawingFaults(drawing)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('puts the tick of a value at the height of the curve with that value', () => {
    const { shapes } = drawingOf({
      ...velocities(0),
      panels: [{ ...velocities(0).panels[0], y: { label: '速度', ticks: [{ at: 200, label: 'vel' }] } }],
    });
    const tick = shapes.find((shape) => shape.shape === 'text' && shape.content === 'vel');
    const line = shapes.find((shape) => shape.shape === 'line' && shape.strokeWidth === 3);
    const top = line?.shape === 'line' ? Math.min(...line.points.map(({ y }) => y)) : Number.NaN;
    expect(tick?.shape === 'text' ? tick.y - tick.sizePx * 0.36 : Number.NaN).toBeCloseTo(top);
  });

  it('distinguishes curves by their dash pattern', () => {
    const two = {
      ...velocities(0),
      panels: [
        {
          y: { label: '速度' },
          curves: [
            {
              label: '一',
              points: [
                [0, 1],
                [9, 1],
              ],
            },
            {
              label: '二',
              points: [
                [0, 5],
                [9, 5],
              ],
            },
          ],
        },
      ],
    };
    const dashes = drawingOf(two).shapes.flatMap((shape) =>
      shape.shape === 'line' && shape.strokeWidth === 3 ? [shape.dash] : [],
    );
    expect(dashes).toEqual([undefined, 'dashed']);
  });

  it('keeps the names of narrow phases unbroken and separate', () => {
    const areas = [
      { from: 0, to: 30, label: '加速段', role: 'accent' },
      { from: 30, to: 60, label: '减速段', role: 'warning' },
      { from: 60, to: 900, label: '等待' },
    ];
    const drawing = drawingOf({ ...velocities(20), areas }, 'narrow');
    const texts = drawing.shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.content] : []));
    expect(texts).toEqual(expect.arrayContaining(['加速段', '减速段', '等待']));
    expect(findDrawingFaults(drawing)).toEqual([]);
  });

  it('names axes with their units', () => {
    const texts = drawingOf(velocities(20)).shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.content] : []));
    expect(texts).toEqual(expect.arrayContaining(['速度（pulse/ms）', '时间（ms）', '指令']));
  });

  it.each([
    [{ ...velocities(0), profiles: {} }, '没有曲线'],
    [{ ...velocities(0), brackets: [{ from: 9, to: 1, label: 't' }] }, 'from 要小于 to'],
    [{ x, panels: [{ y: { label: '速度' }, curves: [{ label: '空' }] }] }, 'profile 和 points 只写一个'],
  ])('throws on contradictory input: %#', (spec, message) => {
    expect(() => drawingOf(spec)).toThrow(message);
  });
});
