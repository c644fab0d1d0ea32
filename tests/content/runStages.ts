import { existsSync } from 'node:fs';
import path from 'node:path';
import { examineRule } from './examineRule';
import { type Finding, type Rule, formatFinding, isFailure } from './finding';
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

function printExceptions(): void {
  const exceptions = listExceptions('.');
  for (const { file, line, codes, reason } of exceptions) {
    console.log(`${file}:${line} 例外 ${codes.join(' ')}：${reason}`);
  }
  console.log(`${exceptions.length} 处例外`);
}

/** Runs one rule and prints its findings. Returns the number of failures. */
async function runRule(rule: Rule, root: string, reported: Set<string>): Promise<number> {
  const startedAt = performance.now();
  const { findings, examined, isSkipped } = await examineRule(rule, root, reported);
  if (isSkipped) {
    console.log(`- ${rule.name}：跳过，先改正事实`);
    return 0;
  }
  const all: Finding[] = examined > 0 ? findings : [{ file: root, message: '没有检查到任何内容：规则找错了位置' }];
  for (const finding of all) {
    console.log(formatFinding(rule.name, { ...finding, file: path.join(root, finding.file) }));
  }
  const failures = all.filter(isFailure).length;
  const hints = all.length - failures;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const counts = `${failures} 个错误${hints > 0 ? `，${hints} 个提示` : ''}`;
  console.log(`${failures === 0 ? '✓' : '✗'} ${rule.name}：检查 ${examined} 项，${counts}，用时 ${seconds} s`);
  return failures;
}

/**
 * Runs the stages or rules that `words` names, all of them without words, and prints their findings. Returns the
 * number of failures. Throws on an unknown word.
 */
export async function runStages(words: readonly string[]): Promise<number> {
  const stageNames = new Set(stages.map(({ name }) => name));
  const ruleNames = new Set(words.filter((word) => !stageNames.has(word)));
  const unknown = [...ruleNames].filter(
    (name) => !stages.some(({ rules }) => rules.some((rule) => rule.name === name)),
  );
  if (unknown.length > 0) {
    const known = stages.flatMap(({ rules }) => rules.map(({ name }) => name)).join('、');
    throw new Error(`没有页面或规则 ${unknown.join('、')}；规则：${known}`);
  }
  const wantedStages = words.filter((word) => stageNames.has(word));
  const reported = new Set<string>();
  let errors = 0;
  for (const { name, root, rules } of stages) {
    if (wantedStages.length > 0 && !wantedStages.includes(name)) continue;
    const wantedRules = rules.filter((rule) => ruleNames.size === 0 || ruleNames.has(rule.name));
    if (wantedRules.length > 0 && !existsSync(root)) throw new Error(`没有 ${root}/，先执行 npm run build`);
    for (const rule of wantedRules) errors += await runRule(rule, root, reported);
  }
  if (reported.size === 0 && ruleNames.size === 0 && !wantedStages.some((name) => name !== 'source')) printExceptions();
  return errors;
}
