import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFacts } from '../facts/loadFacts';
import { formats } from './drawing/drawing';
import { buildFigureFacts } from './figureFacts';
import { findDrawingFaults } from './findDrawingFaults';
import { kinds } from './kinds/kinds';
import { parseFigure } from './parseFigure';

const root = path.dirname(import.meta.dirname);
const guide = readFileSync(path.join(root, 'contributing', 'figures.md'), 'utf8');
const examples = [...guide.matchAll(/```yaml\n(kind: (\w+)\n[\s\S]*?)```/g)].map(([, yaml = '', kind = '']) => ({
  kind,
  yaml,
}));

describe('contributing/figures.md', () => {
  it('has an example of every kind', () => {
    expect(examples.map(({ kind }) => kind).sort()).toEqual([...kinds.keys()].sort());
  });

  it.each(examples)('has an example of $kind without drawing faults', ({ kind, yaml }) => {
    const figure = parseFigure(yaml, `contributing/figures.md (${kind})`, buildFigureFacts(loadFacts(root)));
    for (const format of Object.values(formats)) expect(findDrawingFaults(figure.draw(format))).toEqual([]);
  });
});
