import * as z from 'zod';
import { line } from '../model/fact';
import type { Fault } from '../model/fault';
import type { Fact, Spoken } from '../model/facts';
import { describeIssues } from './describeIssues';
import { parseYaml } from './parseYaml';

const spokenSchema = z.strictObject({
  spoken: z
    .record(line, z.array(z.strictObject({ means: line, said: z.array(line).nonempty('write what readers say') })))
    .default({}),
});

const file = 'facts/spoken.yaml';

/** Parses `facts/spoken.yaml`: what readers say, by topic. Faults are added to `faults`. */
export function parseSpoken(text: string, faults: Fault[]): readonly Spoken[] {
  try {
    const { data, error } = spokenSchema.safeParse(parseYaml(text) ?? {});
    if (!error) return Object.values(data.spoken).flat();
    for (const { path, message } of describeIssues(error)) faults.push({ file, key: path, message });
  } catch (cause) {
    faults.push({ file, key: '', message: `no YAML: ${cause instanceof Error ? cause.message : String(cause)}` });
  }
  return [];
}

/** What says nothing new: words for themselves, words that stand twice, and words that a term has already. */
export function checkSpoken(spoken: readonly Spoken[], facts: readonly Fact[], faults: Fault[]): void {
  const known = new Map<string, string>();
  for (const fact of facts) {
    if (fact.type !== 'term') continue;
    for (const word of fact.forbidden) known.set(`${fact.zh}\n${word}`, `${fact.key} forbids it`);
  }
  for (const { means, said } of spoken) {
    for (const word of said) {
      const pair = `${means}\n${word}`;
      const where = word === means ? 'it is the same' : known.get(pair);
      if (where) faults.push({ file, key: means, message: `remove "${word}": ${where}` });
      known.set(pair, 'it stands here already');
    }
  }
}
