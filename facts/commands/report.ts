/** `npm run facts:report`: writes `facts/assumptions.md`, the list of assumptions that the product owner confirms. */
import { writeFileSync } from 'node:fs';
import { buildAssumptions } from '../assumptions/buildAssumptions';
import { loadFacts } from '../loadFacts';
import { loadPageUses } from '../loadPageUses';

try {
  const root = process.cwd();
  const facts = loadFacts(root);
  const report = buildAssumptions(facts, loadPageUses(root, facts));
  writeFileSync('facts/assumptions.md', report);
  console.log(/下面 \d+ 条/.exec(report)?.[0] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
