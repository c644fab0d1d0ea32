/**
 * `npm run check [-- source|output|tests] [rule …]`: examines the pages (source), the built site (output) and whether
 * the tests that the specification's table names run (tests). Prints every finding as `file:line rule: what to do`;
 * exits with 1 when there is one, or when a rule examined nothing.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Rule, formatFinding } from './finding';
import { outputRules } from './output/rules';
import { sourceRules } from './source/rules';
import { specificationRule } from './specification/specification';

type Stage = { name: string; root: string; rules: readonly Rule[] };

const stages: readonly Stage[] = [
  { name: 'source', root: '.', rules: sourceRules },
  { name: 'output', root: 'build', rules: outputRules },
  { name: 'tests', root: '.', rules: [specificationRule] },
];

/** Runs one rule, prints its findings and its count. Returns how many findings there are. */
async function runRule(rule: Rule, root: string): Promise<number> {
  const startedAt = performance.now();
  const { findings, examined } = await rule.examine(root);
  const all =
    examined > 0 ? findings : [{ file: root, message: '0 things examined; the rule looks in the wrong place' }];
  for (const finding of all) {
    console.log(formatFinding(rule.name, { ...finding, file: path.join(root, finding.file) }));
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${all.length === 0 ? '✓' : '✗'} ${rule.name}: ${examined} examined, ${all.length} findings, ${seconds} s`,
  );
  return all.length;
}

async function main(words: readonly string[]): Promise<void> {
  const stageNames = new Set(stages.map(({ name }) => name));
  const ruleNames = new Set(words.filter((word) => !stageNames.has(word)));
  const unknown = [...ruleNames].filter(
    (name) => !stages.some(({ rules }) => rules.some((rule) => rule.name === name)),
  );
  if (unknown.length > 0) {
    const known = stages.flatMap(({ rules }) => rules.map(({ name }) => name)).join(', ');
    throw new Error(`unknown rule ${unknown.join(', ')}; known: ${known}`);
  }
  const wantedStages = words.filter((word) => stageNames.has(word));
  let count = 0;
  for (const { name, root, rules } of stages) {
    if (wantedStages.length > 0 && !wantedStages.includes(name)) continue;
    if (!existsSync(root)) throw new Error(`${root}/ is missing; run "npm run build" first`);
    for (const rule of rules) {
      if (ruleNames.size === 0 || ruleNames.has(rule.name)) count += await runRule(rule, root);
    }
  }
  if (count > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(String(error));
  process.exitCode = 1;
});
