import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Shape, formats } from '../../drawing/drawing';
import { type Segment, buildSegments } from '../../drawing/geometry';
import { noFacts } from '../../figureFacts';
import { findDrawingFaults } from '../../findDrawingFaults';
import { wiringSchema } from './schema';
import { wiring } from './wiring';

const terminals = (ids: readonly number[]) => ids.map((id) => ({ id: `t${id}`, label: `DI${id}` }));

/** Builds two blocks with the given terminal orders and wires between terminals of the same id. */
function buildSpec(left: readonly number[], right: readonly number[]) {
  return wiringSchema.parse({
    blocks: [
      { id: 'a', label: '控制器', terminals: terminals(left) },
      { id: 'b', label: '开关', terminals: terminals(right) },
    ],
    wires: left.map((id) => ({ from: `a.t${id}`, to: `b.t${id}`, label: `信号 ${id}` })),
  });
}

const formatNames = ['wide', 'narrow'] as const;
const drawingOf = (spec: ReturnType<typeof buildSpec>, name: (typeof formatNames)[number]) =>
  wiring.layout(spec, formats[name], noFacts);

const wireSegments = (shapes: readonly Shape[]): Segment[][] =>
  shapes.flatMap((shape) => (shape.shape === 'line' && shape.stroke === 'accent' ? [buildSegments(shape.points)] : []));

/** Returns whether the segments overlap in more than a point. */
function overlapAlong(a: Segment, b: Segment): boolean {
  const along = (axis: 'x' | 'y', across: 'x' | 'y') =>
    a.from[across] === a.to[across] &&
    b.from[across] === b.to[across] &&
    a.from[across] === b.from[across] &&
    Math.min(Math.max(a.from[axis], a.to[axis]), Math.max(b.from[axis], b.to[axis])) >
      Math.max(Math.min(a.from[axis], a.to[axis]), Math.min(b.from[axis], b.to[axis]));
  return along('x', 'y') || along('y', 'x');
}

const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });

describe('wiring', () => {
  it('draws no wire through a label for any order of terminals', () => {
    fc.assert(
      fc.property(order, fc.constantFrom(...formatNames), (right, format) => {
        expect(findDrawingFaults(drawingOf(buildSpec([0, 1, 2, 3, 4], right), format))).toEqual([]);
      }),
    );
  });

  it('draws wires without overlaps for any order of terminals', () => {
    fc.assert(
      fc.property(order, fc.constantFrom(...formatNames), (right, format) => {
        const wires = wireSegments(drawingOf(buildSpec([0, 1, 2, 3, 4], right), format).shapes);
        expect(wires).toHaveLength(5);
        const overlaps = wires.flatMap((wire, index) =>
          wires.slice(index + 1).flatMap((other) => wire.flatMap((a) => other.filter((b) => overlapAlong(a, b)))),
        );
        expect(overlaps).toEqual([]);
      }),
    );
  });

  it('draws every wire straight when both sides list the terminals in the same order', () => {
    const wires = wireSegments(drawingOf(buildSpec([0, 1, 2], [0, 1, 2]), 'wide').shapes);
    expect(wires.map((wire) => wire.length)).toEqual([1, 1, 1]);
  });

  it('always refers to the device manual', () => {
    for (const format of formatNames) {
      const texts = drawingOf(buildSpec([0], [0]), format).shapes.filter((shape) => shape.shape === 'text');
      expect(texts.map(({ content }) => content)).toContain('接线以设备手册为准');
    }
  });

  it('marks wires that share a terminal with junction dots', () => {
    const spec = wiringSchema.parse({
      blocks: [
        { id: 'a', label: '电源', terminals: [{ id: 'v', label: '24 V' }] },
        { id: 'b', label: '开关', terminals: terminals([0, 1, 2]) },
      ],
      wires: [0, 1, 2].map((id) => ({ from: 'a.v', to: `b.t${id}` })),
    });
    const dots = drawingOf(spec, 'wide').shapes.filter(
      (shape) => shape.shape === 'circle' && shape.stroke === undefined,
    );
    expect(dots).toHaveLength(2);
  });

  it.each([
    [{ from: 'a.t9', to: 'b.t0' }, 'wires.0: 没有端子“a.t9”'],
    [{ from: 'a.t0', to: 'a.t1' }, 'wires.0: a.t0 和 a.t1 在同一侧'],
  ])('throws on the wire %o', (wire, message) => {
    const spec = {
      ...buildSpec([0, 1], [0, 1]),
      wires: [{ ...wire, type: 'signal' as const, arrow: 'none' as const }],
    };
    expect(() => drawingOf(spec, 'wide')).toThrow(message);
  });
});
