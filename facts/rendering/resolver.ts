import path from 'node:path';
import { allPages } from '../../catalog/catalog';
import { findFact, findFactOf, listFacts } from '../findFact';
import { findNearest } from '../findNearest';
import type { Fact, FactOf, FactType, Facts } from '../model/facts';
import type { Origin, Provenance } from '../model/origin';
import { renderInline } from './inlineForms';
import { parseReference, replaceReferences } from './reference';

/** A fact that a line of a page says, with its provenance. */
export type FactUse = { key: string; provenance: Provenance; line: number };

/** Something a page asks for that the facts do not give, as an instruction. */
export type PageFault = { line: number; message: string };

/** Facts may name facts; deeper than this they name themselves. */
const maxDepth = 5;

/** Collects, over the lines of one text, which facts it uses and what is wrong with it. */
export class Resolver {
  readonly uses: FactUse[] = [];
  readonly faults: PageFault[] = [];
  /** Where the text stands that is being resolved, from 1. */
  line = 1;

  constructor(
    readonly facts: Facts,
    /** The text being resolved, and the path of its file from the repository. */
    readonly page: { file: string; text: string },
  ) {}

  /** Whether the page has the block line `%%<words>%%`. */
  hasBlock(words: string): boolean {
    return this.page.text.split('\n').some((line) => line.trim() === `%%${words}%%`);
  }

  /** Title of the page `id` in the catalogue; the id where there is no catalogue. */
  titleOf(id: string): string {
    const { catalog } = this.facts;
    return (catalog && allPages(catalog).find((page) => page.id === id)?.title) ?? id;
  }

  /** A link from this page to the page `id` of the catalogue; words alone where it would lead to this page itself. */
  link(label: string, id: string, anchor = ''): string {
    if (this.page.file === `docs/${id}.md` && anchor === '') return label;
    const from = path.posix.dirname(this.page.file);
    const to = path.posix.relative(from, `docs/${id}.md`);
    return `[${label}](${to.startsWith('.') ? to : `./${to}`}${anchor})`;
  }

  /** Notes that the line says something of `fact`. */
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

  /** The fact `key`; undefined, with a fault that names the nearest keys, when there is none. */
  find(key: string): Fact | undefined {
    const fact = findFact(this.facts, key);
    if (!fact) this.fail(`no fact "${key}"${this.#suggest(key)}`);
    return fact;
  }

  /** The fact `key` of `type`; undefined, with a fault, when there is none or it is of another type. */
  findOf<T extends FactType>(type: T, key: string): FactOf<T> | undefined {
    const fact = findFactOf(this.facts, type, key);
    if (fact) return fact;
    const other = findFact(this.facts, key);
    if (other) this.fail(`"${key}" is a ${other.type}; this block needs a ${type}`);
    else this.fail(`no ${type} "${key}"${this.#suggest(key, type)}`);
    return undefined;
  }

  #suggest(key: string, type?: FactType): string {
    const keys = type === undefined ? this.facts.byKey.keys() : listFacts(this.facts, type).map((fact) => fact.key);
    const nearest = findNearest(key, keys);
    return nearest.length > 0
      ? `; did you mean ${nearest.join(', ')}?`
      : '; add it to facts/, or look for it with "npm run facts -- <word>"';
  }

  /**
   * `text` with every reference replaced by what it stands for, passed through `escape`. References that cannot be
   * replaced are left and noted as faults.
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
      this.fail(`"%%${inner}%%" is no key; write %%area.name%% in lower case, or %%area.name:form%%`);
      return undefined;
    }
    const fact = this.find(reference.key);
    if (!fact) return undefined;
    if (depth > maxDepth) {
      this.fail(`"${reference.key}" names itself; correct it in ${fact.file}`);
      return undefined;
    }
    this.use(fact);
    const rendered = renderInline(fact, reference.form);
    if ('text' in rendered) return this.inline(rendered.text, String, depth + 1);
    this.fail(rendered.fault);
    return undefined;
  }
}
