import { visit } from 'unist-util-visit';
import { type SourcePage, lineOf, parseBody, sourceLineOf } from '../sourcePage';

/** Comment that suppresses warnings of some rules with a reason. Lines are lines of the file. */
export type Exception = {
  file: string;
  line: number;
  codes: readonly string[];
  reason: string;
  covers: [number, number];
};

const words = /style-ignore\b\s*([^:：]*)[:：]?\s*(.*)$/;

function parseException(text: string): { codes: string[]; reason: string } | undefined {
  const [, codes, reason] = words.exec(text.replace(/-->\s*$/, '').trim()) ?? [];
  if (codes === undefined || reason === undefined) return undefined;
  return { codes: codes.split(/[\s,、]+/).filter(Boolean), reason };
}

/** Finds comments `<!-- style-ignore Z28: reason -->`, which apply to the block after them. */
export function findPageExceptions(page: SourcePage): Exception[] {
  const exceptions: Exception[] = [];
  visit(parseBody(page), 'html', (node, index, parent) => {
    const exception = node.value.trimStart().startsWith('<!--') ? parseException(node.value) : undefined;
    if (!exception || !parent || index === undefined) return;
    const block = parent.children[index + 1];
    const covers: [number, number] = block
      ? [lineOf(page, block), sourceLineOf(page, block.position?.end.line ?? 1)]
      : [0, 0];
    exceptions.push({ file: page.file, line: lineOf(page, node), ...exception, covers });
  });
  return exceptions;
}

/** Finds comments `# style-ignore Z28: reason`, which apply to the next line of a YAML file or of front matter. */
export function findYamlExceptions(file: string, yaml: string): Exception[] {
  return yaml.split('\n').flatMap((text, index): Exception[] => {
    const exception = /^\s*#\s*style-ignore/.test(text) ? parseException(text) : undefined;
    return exception ? [{ file, line: index + 1, ...exception, covers: [index + 2, index + 2] }] : [];
  });
}
