import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../drawing/drawing';
import { noFacts } from '../../figureFacts';
import { findDrawingFaults } from '../../findDrawingFaults';
import { scaleSchema } from './schema';
import { scale } from './scale';
import { findLabelInterval, spacePositions } from './spacing';

const drawingOf = (spec: unknown, name: 'wide' | 'narrow' = 'wide') =>
  scale.layout(scaleSchema.parse(spec), formats[name], noFacts);

describe('scale', () => {
  it('separates the names of any positions', () => {
    const ats = fc.uniqueArray(fc.integer({ min: -99_999, max: 99_999 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(ats, fc.constantFrom('wide', 'narrow'), (numbers, format) => {
        const positions = numbers.sort((a, b) => a - b).map((at) => ({ at, label: '正软限位' }));
        expect(findDrawingFaults(drawingOf({ axis: { label: '位置', unit: 'pulse' }, positions }, format))).toEqual([]);
      }),
    );
  });

  it('moves names of close positions below the bar and into a second row, and throws when they still overlap', () => {
    const near = { axis: { label: '位置' }, proportional: true, positions: [0, 180, 200, 220, 240, 400] };
    const positions = near.positions.map((at) => ({ at, label: '正软限位' }));
    expect(findDrawingFaults(drawingOf({ ...near, positions }))).toEqual([]);
    const crowded = [0, 180, 181, 182, 183, 184, 400].map((at) => ({ at, label: '正软限位' }));
    expect(() => drawingOf({ ...near, positions: crowded })).toThrow('放不下各位置的名称');
    expect(() => drawingOf({ ...near, positions: crowded }, 'narrow')).toThrow('有的位置太近');
  });

  it('writes a real minus sign', () => {
    const spec = {
      axis: { label: '位置' },
      positions: [
        { at: -5, label: '左' },
        { at: 5, label: '右' },
      ],
    };
    const texts = drawingOf(spec).shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.content] : []));
    expect(texts).toContain('−5');
  });

  it('parses numeric texts from resolved facts', () => {
    const spec = {
      axis: { label: '位置' },
      positions: [
        { at: '−5', label: '左' },
        { at: '5.5', label: '右' },
      ],
    };
    expect(scaleSchema.parse(spec).positions.map(({ at }) => at)).toEqual([-5, 5.5]);
  });

  it('distributes spare width evenly, or draws true distances when proportional', () => {
    expect(spacePositions([0, 1, 100], [40, 60], [0, 200], false)).toEqual([0, 90, 200]);
    expect(spacePositions([0, 25, 100], [40, 60], [0, 200], true)).toEqual([0, 50, 200]);
  });

  it('puts the name of a zone into its longest interval', () => {
    expect(findLabelInterval([-5, 0, 400, 430], { from: -5, to: 400 })).toBe(1);
  });

  it.each([
    [
      [
        { at: 5, label: 'a' },
        { at: 1, label: 'b' },
      ],
      [],
      '位置从小到大排列',
    ],
    [
      [
        { at: 1, label: 'a' },
        { at: 5, label: 'b' },
      ],
      [{ from: 1, to: 4, label: 'z' }],
      '4 不是其中的位置',
    ],
  ])('throws on positions %o with zones %o', (positions, zones, message) => {
    expect(() => drawingOf({ axis: { label: '位置' }, positions, zones })).toThrow(message);
  });
});
