import type { MeasuredSearch } from './measuredSearch';
import { rank } from '../../../search/relevance/ranking';

/** Heading of sections that define parameters: a row for each, with its name, then its symbol. */
const definingHeading = '参数总表';
const symbolPattern = /^[a-z][A-Za-z]+$/;

/** Ways to type a symbol that is written `velMax`. */
const spellings: Readonly<Record<string, (words: readonly string[], symbol: string) => string>> = {
  'as written': (_words, symbol) => symbol,
  'with _': (words) => words.join('_').toLowerCase(),
  'in capitals': (words) => words.join('_').toUpperCase(),
  'with spaces': (words) => words.join(' ').toLowerCase(),
  'first 70 %': (_words, symbol) => symbol.slice(0, Math.max(3, Math.ceil(symbol.length * 0.7))),
};

/** Returns the symbols of the defining tables, and the sections that define each. */
function listDefinitions({ view }: MeasuredSearch): Map<string, Set<string>> {
  const definitions = new Map<string, Set<string>>();
  for (const { id, content } of view.sections.filter(({ heading }) => heading === definingHeading)) {
    for (const row of content.split('\n')) {
      const symbol = row.split(' | ')[1] ?? '';
      if (symbolPattern.test(symbol)) definitions.set(symbol, (definitions.get(symbol) ?? new Set()).add(id));
    }
  }
  if (definitions.size === 0) throw new Error(`no section 「${definingHeading}」 defines anything`);
  return definitions;
}

/** Prints how often the row that defines a parameter comes first, before examples with a value. */
export function printDefinitions(built: MeasuredSearch): void {
  const definitions = listDefinitions(built);
  const engine = built.createEngine({ hasSegmenter: true });
  for (const [name, spell] of Object.entries(spellings)) {
    const places = Array.from(definitions, ([symbol, ids]) => {
      const words = symbol.replace(/(?=[A-Z])/g, ' ').split(' ');
      return rank(engine, spell(words, symbol)).findIndex((id) => ids.has(id)) + 1;
    });
    const first = places.filter((place) => place === 1).length;
    const mrr = places.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0) / places.length;
    console.log(`Parameters, ${name}: definition first ${first} of ${places.length}, MRR@10 ${mrr.toFixed(3)}`);
  }
}
