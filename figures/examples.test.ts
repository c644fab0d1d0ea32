import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formats } from './drawing/drawing';
import { noFacts } from './figureFacts';
import { findDrawingFaults } from './findDrawingFaults';
import { kinds } from './kinds/kinds';
import { parseFigure } from './parseFigure';

const kindsDir = path.join(import.meta.dirname, 'kinds');
const examples = readdirSync(kindsDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.figure.yaml'))
  .sort();

describe.each(examples)('the example %s', (name) => {
  const figure = parseFigure(readFileSync(path.join(kindsDir, name), 'utf8'), name, noFacts);

  it.each(Object.values(formats))('has no text outside its place or on something else, drawn $name', (format) => {
    const drawing = figure.draw(format);
    expect(drawing.width).toBe(format.width);
    expect(findDrawingFaults(drawing)).toEqual([]);
  });
});

it.each([...kinds.keys()])('every kind has examples: %s', (kind) => {
  expect(examples.filter((file) => file.startsWith(`${kind}${path.sep}`)).length).toBeGreaterThan(1);
});
