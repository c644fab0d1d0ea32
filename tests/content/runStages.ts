import { existsSync } from 'node:fs';
import path from 'node:path';
import { examineRule } from './examineRule';
import { type Finding, type Rule, formatFinding } from './finding';
import { outputRules } from './output/rules';
import { listExceptions } from './source/language/exceptions';
import { sourceRules } from './source/rules';
import { specificationRule } from './specification/specification';

type Stage = { name: string; root: string; rules: readonly Rule[] };

const stages: readonly Stage[] = [
  { name: 'source', root: '.', rules: sourceRules },
  { name: 'output', root: 'build', rules: outputRules },
  { name: 'tests', root: '.', rules: [specificationRule] },
];

/** Whether the writer has to change the text or add an exception (contributing/style.md). */
function isUndecidedWarning({ severity, code }: Finding): boolean {
  return severity === 'warning' && code !== undefined;
}

function printExceptions(): void {
  const exceptions = listExceptions('.');
  for (const { file, line, codes, reason } of exceptions) {
    console.log(`${file}:${line} exception ${codes.join(' ')}: ${reason}`);
  }
  console.log(`${exceptions.length} exceptions`);
}

/** Runs one rule and prints its findings. Returns the number of errors; with `strict`, undecided warnings count too. */
async function runRule(rule: Rule, root: string, strict: boolean, reported: Set<string>): Promise<number> {
  const startedAt = performance.now();
  const { findings, examined } = await examineRule(rule, root, reported);
  const all: Finding[] =
    examined > 0 ? findings : [{ file: root, message: '0 things examined; the rule looks in the wrong place' }];
  for (const finding of all) {
    console.log(formatFinding(rule.name, { ...finding, file: path.join(root, finding.file) }));
  }
  const warnings = all.filter(({ severity }) => severity === 'warning').length;
  const errors = all.length - warnings;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const counts = `${errors} errors${warnings > 0 ? `, ${warnings} warnings` : ''}`;
  console.log(`${errors === 0 ? '✓' : '✗'} ${rule.name}: ${examined} examined, ${counts}, ${seconds} s`);
  return strict ? errors + all.filter(isUndecidedWarning).length : errors;
}

/**
 * Runs the stages or rules that `allWords` names, all of them without words, and prints their findings. Returns the
 * number of errors; with the word `strict`, undecided warnings count too. Throws on an unknown word.
 */
export async function runStages(allWords: readonly string[]): Promise<number> {
  const strict = allWords.includes('strict');
  const words = allWords.filter((word) => word !== 'strict');
  const stageNames = new Set(stages.map(({ name }) => name));
  const ruleNames = new Set(words.filter((word) => !stageNames.has(word)));
  const unknown = [...ruleNames].filter(
    (name) => !stages.some(({ rules }) => rules.some((rule) => rule.name === name)),
  );
  if (unknown.length > 0) {
    const known = stages.flatMap(({ rules }) => rules.map(({ name }) => name)).join(', ');
    throw new Error(`no page and no rule ${unknown.join(', ')}; rules: ${known}`);
  }
  const wantedStages = words.filter((word) => stageNames.has(word));
  const reported = new Set<string>();
  let errors = 0;
  for (const { name, root, rules } of stages) {
    if (wantedStages.length > 0 && !wantedStages.includes(name)) continue;
    const wantedRules = rules.filter((rule) => ruleNames.size === 0 || ruleNames.has(rule.name));
    if (wantedRules.length > 0 && !existsSync(root)) throw new Error(`${root}/ is missing; run "npm run build" first`);
    for (const rule of wantedRules) errors += await runRule(rule, root, strict, reported);
  }
  if (reported.size === 0 && ruleNames.size === 0 && !wantedStages.some((name) => name !== 'source')) printExceptions();
  return errors;
}
