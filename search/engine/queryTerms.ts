import { cutQuery } from '../protocol/cutQuery';
import { type CharacterKind, kindAt } from './characters';
import { fold } from './fold';

/** One thing a query asks for: a run of Han characters, or a word or identifier of other letters and digits. */
export type QueryTerm = {
  kind: Exclude<CharacterKind, 'other'>;
  text: string;
  /** What the term counts as when it stands nowhere as a whole: pairs of Han characters, parts of an identifier. */
  parts: readonly string[];
};

/** How people ask, not what they ask about; a query of nothing else is taken as it is. */
const questionWords =
  /怎么办|怎么样|怎么|怎样|如何|请问|为什么|为何|是什么|什么是|在哪里|在哪儿|哪里|有没有|能不能|可不可以/g;

/** Characters that hold an identifier together: `device_id`, `v1.2`, `/api/list`, `opc-ua`. */
const joiner = /[_.\-/:+#&]/;
const joiners = /[_.\-/:+#&]+/;

function hanParts(run: string): string[] {
  const characters = Array.from(run); // whole characters: half a surrogate pair must never be marked
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

function buildTerm(kind: QueryTerm['kind'], text: string): QueryTerm {
  const parts = kind === 'han' ? hanParts(text) : text.split(joiners).filter(Boolean);
  return { kind, text, parts: parts.length > 1 ? [...new Set(parts)] : [] };
}

/** End of the run that begins at `start`: characters of one kind, and joiners between two Latin ones. */
function findRunEnd(text: string, start: number, kind: CharacterKind): number {
  let end = start + 1;
  while (end < text.length) {
    const isSame = kindAt(text, end) === kind;
    const isJoined = kind === 'latin' && joiner.test(text.charAt(end)) && kindAt(text, end + 1) === 'latin';
    if (!isSame && !isJoined) break;
    end += 1;
  }
  return end;
}

function cutRun(kind: QueryTerm['kind'], run: string): string[] {
  const asked = kind === 'han' ? run.split(questionWords).filter(Boolean) : [];
  return asked.length > 0 ? asked : [run];
}

/** The terms of a query, each once, in their order. Only the first 64 characters count (specification §5). */
export function parseQueryTerms(query: string): QueryTerm[] {
  const text = fold(cutQuery(query));
  const terms = new Map<string, QueryTerm>();
  for (let index = 0; index < text.length;) {
    const kind = kindAt(text, index);
    if (kind === 'other') {
      index += 1;
      continue;
    }
    const end = findRunEnd(text, index, kind);
    for (const run of cutRun(kind, text.slice(index, end))) {
      if (!terms.has(run)) terms.set(run, buildTerm(kind, run));
    }
    index = end;
  }
  return [...terms.values()];
}
