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
  if (codes.length === 0) return ['name the rule: <!-- style-ignore Z28: reason -->'];
  return [
    ...(reason.length < minReasonChars ? ['say why the warning may stay: <!-- style-ignore Z28: reason -->'] : []),
    ...codes.flatMap((code) => {
      if (!warnings.has(code)) return [`${code} is no warning; correct the text`];
      const isUsed = findings.some(
        (finding) =>
          finding.code === code &&
          finding.severity === 'warning' &&
          first <= (finding.line ?? 0) &&
          (finding.line ?? 0) <= last,
      );
      return isUsed ? [] : [`nothing below breaks ${code}; remove the exception`];
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
