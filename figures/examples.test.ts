import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { formats } from './drawing/drawing';
import { type FigureFacts, noFacts } from './figureFacts';
import { findDrawingFaults } from './findDrawingFaults';
import { kinds } from './kinds/kinds';
import { parseFigure } from './parseFigure';

const kindsDir = path.join(import.meta.dirname, 'kinds');
const examples = readdirSync(kindsDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.figure.yaml'))
  .sort();

const screensFile = path.join(kindsDir, 'window', 'examples', 'screens.yaml');
const screens = z
  .record(
    z.string(),
    z.strictObject({
      label: z.string(),
      path: z.array(z.string()),
      elements: z.array(z.strictObject({ id: z.string(), label: z.string(), type: z.string() })),
    }),
  )
  .parse(parse(readFileSync(screensFile, 'utf8')));
const exampleFacts: FigureFacts = { ...noFacts, findScreen: (key) => screens[key] };

describe.each(examples)('example %s', (name) => {
  const figure = parseFigure(readFileSync(path.join(kindsDir, name), 'utf8'), name, exampleFacts);

  it.each(Object.values(formats))('has no drawing faults in the $name format', (format) => {
    const drawing = figure.draw(format);
    expect(drawing.width).toBe(format.width);
    expect(findDrawingFaults(drawing)).toEqual([]);
  });
});

it.each([...kinds.keys()])('has at least two examples of the kind %s', (kind) => {
  expect(examples.filter((file) => file.startsWith(`${kind}${path.sep}`)).length).toBeGreaterThan(1);
});
