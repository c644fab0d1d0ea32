import { parse } from 'yaml';
import * as z from 'zod';
import type { FigureFacts } from './figureFacts';
import type { Figure } from './kinds/kind';
import { kinds } from './kinds/kinds';

const kindSchema = z.looseObject({ kind: z.string() });

function describeProblem(cause: unknown): string {
  if (!(cause instanceof z.ZodError)) return cause instanceof Error ? cause.message : String(cause);
  return cause.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`).join('; ');
}

/** Says which file an error is about. */
function naming<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${file}: ${describeProblem(cause)}`, { cause });
  }
}

/**
 * The figure in the text of a `.figure.yaml` file, with the facts in its strings resolved. It throws one error that
 * names `file`, the key and what is wrong there, and so does drawing it.
 */
export function parseFigure(yaml: string, file: string, facts: FigureFacts): Figure {
  const data = facts.resolve(
    naming(file, (): unknown => parse(yaml)),
    file,
  );
  return naming(file, () => {
    const keys = kindSchema.parse(data);
    const parseKeys = kinds.get(keys.kind);
    if (!parseKeys) throw new Error(`kind: "${keys.kind}" is not one of ${[...kinds.keys()].join(', ')}`);
    const figure = parseKeys(keys, facts);
    return {
      ...figure,
      listBadges: () => naming(file, figure.listBadges),
      draw: (format) => naming(file, () => figure.draw(format)),
    };
  });
}
