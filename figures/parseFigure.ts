import * as z from 'zod';
import { describeIssues } from '../catalog/describeIssues';
import { parseYaml } from '../catalog/parseYaml';
import type { FigureFacts } from './figureFacts';
import type { Figure } from './kinds/kind';
import { kinds } from './kinds/kinds';

const kindSchema = z.looseObject({ kind: z.string() });

function describeProblem(cause: unknown): string {
  if (!(cause instanceof z.ZodError)) return cause instanceof Error ? cause.message : String(cause);
  return describeIssues(cause)
    .map(({ path, message }) => (path === '' ? message : `${path.replaceAll('/', '.')}: ${message}`))
    .join('；');
}

/** Runs `run` and prefixes the message of any error with `file`. */
function withFileName<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${file}: ${describeProblem(cause)}`, { cause });
  }
}

/**
 * Parses the text of a `.figure.yaml` file and resolves the facts in its strings. Throws one error with `file`, the key
 * and the problem, and so does drawing the figure.
 */
export function parseFigure(yaml: string, file: string, facts: FigureFacts): Figure {
  const data = facts.resolve(
    withFileName(file, () => parseYaml(yaml)),
    file,
  );
  return withFileName(file, () => {
    const keys = kindSchema.parse(data);
    const parseKeys = kinds.get(keys.kind);
    if (!parseKeys) throw new Error(`kind: 没有“${keys.kind}”，用其中一个：${[...kinds.keys()].join('、')}`);
    const figure = parseKeys(keys, facts);
    return {
      ...figure,
      listBadges: () => withFileName(file, figure.listBadges),
      draw: (format) => withFileName(file, () => figure.draw(format)),
    };
  });
}
