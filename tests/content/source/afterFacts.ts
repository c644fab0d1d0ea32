import { loadFacts } from '../../../facts/loadFacts';
import { FactsError } from '../../../facts/model/fault';
import type { Rule } from '../finding';
import { loadSourcePages } from './sourcePage';

function areFactsValid(root: string): boolean {
  try {
    loadFacts(root);
    return true;
  } catch (error) {
    if (error instanceof FactsError) return false;
    throw error;
  }
}

/**
 * Makes a rule wait for the facts, because unresolved keys cause false findings. It is skipped while the facts are
 * invalid, and reports nothing about a page with an unknown key. The rule `facts` reports both.
 */
export function afterFacts(rule: Rule): Rule {
  return {
    ...rule,
    async examine(root, isWanted) {
      if (!areFactsValid(root)) return { findings: [], examined: 1, isSkipped: true };
      const unresolved = new Set(
        loadSourcePages(root)
          .filter(({ factFaults }) => factFaults.length > 0)
          .map(({ file }) => file),
      );
      const { findings, examined } = await rule.examine(root, isWanted);
      return { findings: findings.filter(({ file }) => !unresolved.has(file)), examined };
    },
  };
}
