import type { Facts } from './model/facts';
import { findBlock, suggestBlock } from './rendering/blocks';
import { type FactUse, type PageFault, Resolver } from './rendering/resolver';

export type { FactUse };

export type ResolvedPage = {
  text: string;
  /** Source line of each line of `text`, from 1. */
  sourceLines: readonly number[];
  uses: readonly FactUse[];
};

/**
 * Error for references of a page to facts, forms or blocks that do not exist. `faults` has one instruction per place.
 */
export class PageFactsError extends Error {
  constructor(
    readonly file: string,
    readonly faults: readonly PageFault[],
  ) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'PageFactsError';
    this.stack = `${this.name}: ${this.message}`; // the dev server prints stacks, which say nothing to writers
  }
}

const blockLine = /^(\s*)%%([a-z][a-z-]*) ([^%]*?)\s*%%\s*$/;
const fenceMark = /^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/;

class Output {
  readonly lines: string[] = [];
  readonly sourceLines: number[] = [];

  push(text: string, sourceLine: number): void {
    for (const line of text.split('\n')) {
      this.lines.push(line);
      this.sourceLines.push(sourceLine);
    }
  }

  /** Tables require blank lines before and after them. */
  separate(sourceLine: number): void {
    if ((this.lines.at(-1) ?? '').trim() !== '') this.push('', sourceLine);
  }
}

/** Tracks whether lines are in front matter or in a fenced code block. */
class BlockScope {
  inFrontMatter = false;
  #fence: string | undefined;

  /** Advances to `line`, the `number`th of the text. Returns whether it may be a block. */
  enter(line: string, number: number): boolean {
    if (number === 1 && line.trimEnd() === '---') this.inFrontMatter = true;
    else if (this.inFrontMatter && line.trimEnd() === '---') this.inFrontMatter = false;
    const [, mark, rest = ''] = fenceMark.exec(line) ?? [];
    const isInlineCode = mark?.startsWith('`') === true && rest.includes('`');
    if (mark === undefined || isInlineCode || this.inFrontMatter)
      return this.#fence === undefined && !this.inFrontMatter;
    if (this.#fence === undefined) this.#fence = mark;
    else if (mark.startsWith(this.#fence) && rest.trim() === '') this.#fence = undefined;
    return false;
  }
}

const escapePipes = (value: string): string => value.replaceAll('|', '\\|');

/**
 * Replaces references and blocks in a page or any other text. Front matter and fenced code may contain references, but
 * no blocks. Text without `%%` is returned unchanged. Throws a `PageFactsError` with every unknown key, form and block.
 * `file` names the page in it.
 */
export function resolvePage(markdown: string, facts: Facts, file: string): ResolvedPage {
  const resolver = new Resolver(facts, { file, text: markdown });
  const output = new Output();
  const scope = new BlockScope();
  let afterBlock = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    const sourceLine = index + 1;
    resolver.line = sourceLine;
    const mayBeBlock = scope.enter(line, sourceLine);
    const [, indent = '', name = '', words = ''] = (mayBeBlock && blockLine.exec(line)) || [];
    if (name !== '') {
      const block = findBlock(name);
      if (!block) resolver.fail(`没有块“${name}”${suggestBlock(name)}`);
      const text = block ? resolver.inline(block.render(words.split(/\s+/).filter(Boolean), resolver)) : line;
      output.separate(sourceLine);
      output.push(text.replace(/^(?=.)/gm, indent), sourceLine);
      afterBlock = true;
      continue;
    }
    if (afterBlock && line.trim() !== '') output.separate(sourceLine);
    afterBlock = false;
    output.push(resolver.inline(line, /^\s*\|/.test(line) ? escapePipes : String), sourceLine);
  }
  if (resolver.faults.length > 0) throw new PageFactsError(file, resolver.faults);
  return { text: output.lines.join('\n'), sourceLines: output.sourceLines, uses: resolver.uses };
}

/**
 * Replaces references in every string of parsed data, such as front matter or the YAML of a figure. All uses have the
 * line 1. Throws a `PageFactsError`.
 */
export function resolveData(data: unknown, facts: Facts, file: string): { data: unknown; uses: readonly FactUse[] } {
  const resolver = new Resolver(facts, { file, text: '' });
  const resolve = (node: unknown): unknown => {
    if (typeof node === 'string') return resolver.inline(node);
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null || node instanceof Date) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
  };
  const resolved = resolve(data);
  if (resolver.faults.length > 0) throw new PageFactsError(file, resolver.faults);
  return { data: resolved, uses: resolver.uses };
}
