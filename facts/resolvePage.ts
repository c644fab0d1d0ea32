import type { Facts } from './model/facts';
import { findBlock, suggestBlock } from './rendering/blocks';
import { type FactUse, type PageFault, Resolver } from './rendering/resolver';

export type { FactUse };

export type ResolvedPage = {
  text: string;
  /** For each line of `text`, the line of the source it comes from, from 1. */
  sourceLines: readonly number[];
  uses: readonly FactUse[];
};

/** A page asks for what the facts do not have. `faults` has one instruction per place. */
export class PageFactsError extends Error {
  constructor(
    readonly file: string,
    readonly faults: readonly PageFault[],
  ) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'PageFactsError';
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

  /** A table needs a blank line before it, and is ended by one. */
  separate(sourceLine: number): void {
    if ((this.lines.at(-1) ?? '').trim() !== '') this.push('', sourceLine);
  }
}

/** Whether the next line stands in front matter or in a fenced block, told line by line. */
class Place {
  inFrontMatter = false;
  #fence: string | undefined;

  /** Moves on to `line`, the `number`th. Returns whether a block may stand there. */
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
 * A page (or any text) with facts in place of their keys and Markdown in place of blocks. Front matter gets values, not
 * blocks; fenced code likewise. Text without `%%` comes back unchanged.
 * Throws a `PageFactsError` that lists every unknown key, form and block of the page; `file` names it there.
 */
export function resolvePage(markdown: string, facts: Facts, file: string): ResolvedPage {
  const resolver = new Resolver(facts, { file, text: markdown });
  const output = new Output();
  const place = new Place();
  let afterBlock = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    const sourceLine = index + 1;
    resolver.line = sourceLine;
    const mayBeBlock = place.enter(line, sourceLine);
    const [, indent = '', name = '', words = ''] = (mayBeBlock && blockLine.exec(line)) || [];
    if (name !== '') {
      const block = findBlock(name);
      if (!block) resolver.fail(`no block "${name}"${suggestBlock(name)}`);
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
 * Decoded data (front matter, a figure's YAML) with facts in place of their keys in every string. Returns what it uses
 * too; the lines of those uses are 1. Throws a `PageFactsError`.
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
