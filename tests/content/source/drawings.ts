/** Checks that every figure can be drawn for pages and phones without overlapping or clipped text. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../../facts/loadFacts';
import { formats } from '../../../figures/drawing/drawing';
import { type FigureFacts, buildFigureFacts } from '../../../figures/figureFacts';
import { findDrawingFaults } from '../../../figures/findDrawingFaults';
import { parseFigure } from '../../../figures/parseFigure';
import type { Rule } from '../finding';

function findFaults(file: string, root: string, facts: FigureFacts): string[] {
  try {
    const figure = parseFigure(readFileSync(path.join(root, file), 'utf8'), file, facts);
    return Object.values(formats).flatMap((format) =>
      findDrawingFaults(figure.draw(format)).map((fault) => `${format.label}中${fault}：缩短文字`),
    );
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return message
      .split('\n')
      .map((line) => (line.startsWith(file) ? line.slice(file.length).replace(/^(?::\d+)?: /, '') : line));
  }
}

export const drawingsRule: Rule = {
  name: 'drawings',
  examine(root, isWanted = () => true) {
    const facts = buildFigureFacts(loadFacts(root));
    const files = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .map((file) => `docs/${file.split(path.sep).join('/')}`)
      .filter((file) => file.endsWith('.figure.yaml') && isWanted(file))
      .sort();
    return {
      findings: files.flatMap((file) => findFaults(file, root, facts).map((message) => ({ file, message }))),
      examined: files.length,
    };
  },
};
