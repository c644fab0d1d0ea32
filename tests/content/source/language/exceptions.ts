/** Checks that exceptions, `<!-- style-ignore Z28: reason -->`, suppress an existing warning and give a reason. */
import type { Finding, Rule } from '../../finding';
import type { Exception } from '../prose/exceptions';
import { type ProseDocument, loadProse } from '../prose/proseDocument';
import { findAll } from './languageRule';
import { languageRules } from './languageRules';

const minReasonChars = 4;
const warnings = new Set(
  languageRules.flatMap(({ codes }) =>
    Object.entries(codes).flatMap(([code, severity]) => (severity === 'warning' ? [code] : [])),
  ),
);

function findFaults({ codes, reason, covers: [first, last] }: Exception, findings: readonly Finding[]): string[] {
  if (codes.length === 0) return ['写明规则：<!-- style-ignore Z28: 理由 -->'];
  return [
    ...(reason.length < minReasonChars ? ['写明保留的理由：<!-- style-ignore Z28: 理由 -->'] : []),
    ...codes.flatMap((code) => {
      if (!warnings.has(code)) return [`${code} 不是告警，不能例外：改正文字`];
      const isUsed = findings.some(
        (finding) =>
          finding.code === code &&
          finding.severity === 'warning' &&
          first <= (finding.line ?? 0) &&
          (finding.line ?? 0) <= last,
      );
      return isUsed ? [] : [`下面没有违反 ${code} 的地方：删去例外`];
    }),
  ];
}

/** Lists every exception for the summary of `npm run check`. */
export function listExceptions(root: string): Exception[] {
  return loadProse(root).flatMap(({ exceptions }) => [...exceptions]);
}

export const exceptionsRule: Rule = {
  name: 'exceptions',
  examine(root, isWanted = () => true) {
    const finders = languageRules.map((rule) => findAll(rule, root));
    const documents = loadProse(root, isWanted);
    const withExceptions = documents.filter(({ exceptions }) => exceptions.length > 0);
    const examineDocument = (document: ProseDocument): Finding[] => {
      const findings = finders.flatMap((find) => find(document));
      return document.exceptions.flatMap((exception) =>
        findFaults(exception, findings).map((message) => ({ file: document.file, line: exception.line, message })),
      );
    };
    return { findings: withExceptions.flatMap(examineDocument), examined: documents.length };
  },
};
