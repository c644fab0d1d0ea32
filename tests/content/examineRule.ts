import type { Examination, Rule } from './finding';

/**
 * Runs the rule on the folder `root`. A rule that throws becomes one finding and the other rules still run. Several rules
 * fail for the same reason when they read the same broken file: `reported` collects the reasons to print each once.
 */
export async function examineRule(rule: Rule, root: string, reported: Set<string>): Promise<Examination> {
  try {
    return await rule.examine(root);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = reported.has(reason) ? '无法检查，原因见上' : `无法检查：${reason}`;
    reported.add(reason);
    return { findings: [{ file: '', message }], examined: 1 };
  }
}
