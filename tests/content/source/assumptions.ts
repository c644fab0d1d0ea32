/** Checks that `facts/assumptions.md`, which the product owner reads, is up to date with the facts and the pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildAssumptions } from '../../../facts/assumptions/buildAssumptions';
import { loadFacts } from '../../../facts/loadFacts';
import { PagesFactsError, loadPageUses } from '../../../facts/loadPageUses';
import type { Facts } from '../../../facts/model/facts';
import type { Finding, Rule } from '../finding';

const file = 'facts/assumptions.md';

/** Returns undefined when pages use facts that do not exist. */
function findExpected(root: string, facts: Facts): string[] | undefined {
  try {
    return buildAssumptions(facts, loadPageUses(root, facts)).split('\n');
  } catch (error) {
    if (error instanceof PagesFactsError) return undefined;
    throw error;
  }
}

function findFault(root: string, facts: Facts): Finding | undefined {
  const expected = findExpected(root, facts);
  if (!expected) return undefined; // the rule facts reports the missing facts
  const written = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8').split('\n') : [];
  const line = expected.findIndex((text, index) => text !== written[index]);
  if (line < 0 && written.length === expected.length) return undefined;
  return {
    file,
    line: line < 0 ? expected.length : line + 1,
    message: '不是最新：执行 npm run facts:report，一起提交',
  };
}

export const assumptionsRule: Rule = {
  name: 'assumptions',
  examine(root) {
    const facts = loadFacts(root);
    const fault = findFault(root, facts);
    return { findings: fault ? [fault] : [], examined: facts.byKey.size };
  },
};
