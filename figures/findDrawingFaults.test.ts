import { describe, expect, it } from 'vitest';
import type { Box, Line, Shape, Text } from './drawing/drawing';
import { findDrawingFaults } from './findDrawingFaults';

const text = (more: Partial<Text> = {}): Text => ({
  shape: 'text',
  content: '电机', // 36 px wide
  x: 100,
  y: 50,
  sizePx: 18,
  colour: 'text',
  ...more,
});
const box = (more: Partial<Box> = {}): Box => ({ shape: 'box', x: 80, y: 20, width: 80, height: 48, ...more });
const line = (...points: [number, number][]): Line => ({
  shape: 'line',
  points: points.map(([x, y]) => ({ x, y })),
  stroke: 'line',
});
const faultsOf = (...shapes: Shape[]) => findDrawingFaults({ width: 360, height: 100, shapes });

describe('findDrawingFaults', () => {
  it('returns no faults for a box with its text', () => {
    expect(faultsOf(box({ stroke: 'boxBorder' }), text({ within: box() }))).toEqual([]);
  });

  it('finds text outside the canvas, on any side', () => {
    for (const place of [{ x: -2 }, { x: 340 }, { y: 8 }, { y: 99 }]) {
      expect(faultsOf(text(place))).toEqual(['“电机”超出画面']);
    }
  });

  it('finds text that is wider than its box', () => {
    expect(faultsOf(text({ within: box({ width: 50 }) }))).toEqual(['“电机”超出方框']);
  });

  it('finds overlapping texts', () => {
    expect(faultsOf(text(), text({ x: 130, content: '驱动' }))).toEqual(['“电机”与“驱动”重叠']);
    expect(faultsOf(text(), text({ x: 140, content: '驱动' }))).toEqual([]);
  });

  it('finds a line, a border and a slanted line through text', () => {
    const crossing = [line([0, 45], [300, 45]), box({ x: 110, stroke: 'line' }), line([90, 30], [140, 55])];
    for (const shape of crossing) expect(faultsOf(text(), shape)).toEqual(['有线穿过“电机”']);
    expect(faultsOf(text(), line([0, 60], [300, 60]))).toEqual([]);
  });

  it('ignores a line that a background hides behind the text', () => {
    const backing = box({ x: 98, y: 32, width: 40, height: 24, fill: 'background' });
    expect(faultsOf(line([0, 45], [300, 45]), backing, text())).toEqual([]);
    expect(faultsOf(backing, line([0, 45], [300, 45]), text())).toHaveLength(1);
  });

  it('finds text below the minimum size', () => {
    expect(faultsOf(text({ sizePx: 16 }))).toEqual(['“电机”小于 17 px']);
  });

  it('measures rotated text downwards', () => {
    expect(faultsOf(text({ turned: true, anchor: 'middle', x: 8 }))).toEqual([]);
    expect(faultsOf(text({ turned: true, anchor: 'middle', x: 8, y: 90 }))).toEqual(['“电机”超出画面']);
  });
});
