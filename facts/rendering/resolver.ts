import path from 'node:path';
import { allPages } from '../../catalog/catalog';
import { findFact, findFactOf, listFacts } from '../findFact';
import { findNearest } from '../findNearest';
import type { Fact, FactOf, FactType, Facts } from '../model/facts';
import type { Origin, Provenance } from '../model/origin';
import { renderInline } from './inlineForms';
import { parseReference, replaceReferences } from './reference';

/** Use of a fact on a line of a page, with its provenance. */
export type FactUse = { key: string; provenance: Provenance; line: number };

/** Invalid reference or block on a page, with an instruction. */
export type PageFault = { line: number; message: string };

/** Maximum depth of references between facts. Deeper references are circular. */
const maxDepth = 5;

/** Resolves references in the lines of a text and collects used facts and faults. */
export class Resolver {
  readonly uses: FactUse[] = [];
  readonly faults: PageFault[] = [];
  /** Current line, from 1. */
  line = 1;

  constructor(
    readonly facts: Facts,
    /** Text to resolve, and the path of its file from the repository. */
    readonly page: { file: string; text: string },
  ) {}

  /** Returns whether the page contains the block line `%%<words>%%`. */
  hasBlock(words: string): boolean {
    return this.page.text.split('\n').some((line) => line.trim() === `%%${words}%%`);
  }

  /** Returns the title of the page `id` in the catalogue, or the id without a catalogue. */
  titleOf(id: string): string {
    const { catalog } = this.facts;
    return (catalog && allPages(catalog).find((page) => page.id === id)?.title) ?? id;
  }

  /** Returns a link from this page to the page `id`, or only the label for a link to the page itself. */
  link(label: string, id: string, anchor = ''): string {
    if (this.page.file === `docs/${id}.md` && anchor === '') return label;
    const from = path.posix.dirname(this.page.file);
    const to = path.posix.relative(from, `docs/${id}.md`);
    return `[${label}](${to.startsWith('.') ? to : `./${to}`}${anchor})`;
  }

  /** Records that the line uses `fact`. */
  use(fact: { key: string; origin: Origin }): void {
    this.uses.push({ key: fact.key, provenance: fact.origin.provenance, line: this.line });
    for (const key of findFactOf(this.facts, 'value', fact.key)?.refersTo ?? []) {
      const part = findFact(this.facts, key);
      if (part) this.uses.push({ key, provenance: part.origin.provenance, line: this.line });
    }
  }

  fail(message: string): void {
    this.faults.push({ line: this.line, message });
  }

  /** Returns the fact `key`. Reports a fault with the nearest keys if it is missing. */
  find(key: string): Fact | undefined {
    const fact = findFact(this.facts, key);
    if (!fact) this.fail(`没有事实“${key}”${this.#suggest(key)}`);
    return fact;
  }

  /** Returns the fact `key` of `type`. Reports a fault if it is missing or of another type. */
  findOf<T extends FactType>(type: T, key: string): FactOf<T> | undefined {
    const fact = findFactOf(this.facts, type, key);
    if (fact) return fact;
    const other = findFact(this.facts, key);
    if (other) this.fail(`“${key}”的类型是 ${other.type}，这个块要写 ${type}`);
    else this.fail(`没有类型为 ${type} 的事实“${key}”${this.#suggest(key, type)}`);
    return undefined;
  }

  #suggest(key: string, type?: FactType): string {
    const keys = type === undefined ? this.facts.byKey.keys() : listFacts(this.facts, type).map((fact) => fact.key);
    const nearest = findNearest(key, keys);
    return nearest.length > 0 ? `；最接近的：${nearest.join('、')}` : '；加到 facts/，或用 npm run facts -- <词> 查';
  }

  /**
   * Replaces every reference in `text` by its value, passed through `escape`. Invalid references remain and are
   * reported as faults.
   */
  inline(text: string, escape: (value: string) => string = String, depth = 0): string {
    return replaceReferences(text, (inner) => {
      const value = this.#resolve(inner, depth);
      return value === undefined ? `%%${inner}%%` : escape(value);
    });
  }

  #resolve(inner: string, depth: number): string | undefined {
    const reference = parseReference(inner);
    if (!reference) {
      this.fail(`“%%${inner}%%”不是键：用小写字母写 %%area.name%% 或 %%area.name:form%%`);
      return undefined;
    }
    const fact = this.find(reference.key);
    if (!fact) return undefined;
    if (depth > maxDepth) {
      this.fail(`“${reference.key}”引用了自己：在 ${fact.file} 中改正`);
      return undefined;
    }
    this.use(fact);
    const rendered = renderInline(fact, reference.form);
    if ('text' in rendered) return this.inline(rendered.text, String, depth + 1);
    this.fail(rendered.fault);
    return undefined;
  }
}
