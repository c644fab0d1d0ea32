/** `facts/assumptions.md`, which the product owner reads, says what the facts and the pages say now. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildAssumptions } from '../../facts/assumptions/buildAssumptions';
import { loadFacts } from '../../facts/loadFacts';
import { loadPageUses } from '../../facts/loadPageUses';
import type { Rule } from '../finding';

const file = 'facts/assumptions.md';

export const assumptionsRule: Rule = {
  name: 'assumptions',
  examine(root) {
    const facts = loadFacts(root);
    const expected = buildAssumptions(facts, loadPageUses(root, facts)).split('\n');
    const written = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8').split('\n') : [];
    const line = expected.findIndex((text, index) => text !== written[index]);
    const isCurrent = line < 0 && written.length === expected.length;
    return {
      findings: isCurrent
        ? []
        : [
            {
              file,
              line: line < 0 ? expected.length : line + 1,
              message: 'out of date; run "npm run facts:report" and commit it',
            },
          ],
      examined: facts.byKey.size,
    };
  },
};
