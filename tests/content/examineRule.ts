import type { Examination, Rule } from './finding';

/**
 * What the rule finds in the folder `root`. A rule that throws, because a file that many rules read is broken, is one
 * finding: the other rules still have their say. Reasons are added to `told`; each is printed once.
 */
export async function examineRule(rule: Rule, root: string, told: Set<string>): Promise<Examination> {
  try {
    return await rule.examine(root);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = told.has(reason) ? 'cannot run, for a reason above' : `cannot run: ${reason}`;
    told.add(reason);
    return { findings: [{ file: '', message }], examined: 1 };
  }
}
