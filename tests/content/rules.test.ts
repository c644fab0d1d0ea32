import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Rule, formatFinding } from './finding';
import { outputRules } from './output/rules';
import { sourceRules } from './source/rules';

const cases = [
  ...sourceRules.map((rule) => ['source', rule.name, rule] as const),
  ...outputRules.map((rule) => ['output', rule.name, rule] as const),
];

/** Returns the formatted findings of `rule` in `fixtures/<rule>/<folder>`. */
async function examineFixture(stage: string, rule: Rule, folder: string): Promise<string[]> {
  const { findings, examined } = await rule.examine(`tests/content/${stage}/fixtures/${rule.name}/${folder}`);
  expect(examined, 'things examined').toBeGreaterThan(0);
  return findings.map((finding) => formatFinding(rule.name, finding));
}

test.each(cases)('%s rule %s accepts its good fixture', async (stage, _name, rule) => {
  expect(await examineFixture(stage, rule, 'good')).toEqual([]);
});

/** Returns what remains of a message without quoted words, code and commands. */
function withoutQuotes(message: string): string {
  return message.replace(/“[^”]*”|`[^`]*`|npm run [\w:-]+/g, '');
}

test.each(cases)('%s rule %s writes to writers in Chinese', async (stage, _name, rule) => {
  const { findings } = await rule.examine(`tests/content/${stage}/fixtures/${rule.name}/bad`);
  for (const { message } of findings) {
    expect(withoutQuotes(message)).toMatch(/\p{Script=Han}/u);
    expect(withoutQuotes(message)).not.toMatch(/[a-z]{2,},? [a-z]{2,},? [a-z]{2,}/);
  }
});

test.each(cases)('%s rule %s finds every fault of its bad fixture', async (stage, name, rule) => {
  const expected = readFileSync(`tests/content/${stage}/fixtures/${name}/bad.txt`, 'utf8').trimEnd().split('\n');
  expect(await examineFixture(stage, rule, 'bad')).toEqual(expected);
});
