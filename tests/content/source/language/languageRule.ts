import type { Finding, Rule } from '../../finding';
import type { Passage, PassageKind } from '../prose/passage';
import { type ProseDocument, loadProse } from '../prose/proseDocument';
import type { SourcePage } from '../sourcePage';

export type Severity = 'error' | 'warning';

/** Violation of a rule at a character of a passage. */
export type PassageIssue = { index: number; code: string; message: string; severity?: Severity };
/** Violation of a rule at a line of a page. */
export type PageIssue = { line: number; code: string; message: string; severity?: Severity };

/** Check of one or several rules of contributing/style.md. */
export type LanguageRule = {
  /** Name of the rule's file. */
  name: string;
  /** Numbers of the enforced rules, with their severity. */
  codes: Readonly<Record<string, Severity>>;
  /** Kinds of passages to examine, all by default. */
  kinds?: ReadonlySet<PassageKind>;
  /** Loads the data of the rule once and returns a function that examines one passage. */
  passage?: (root: string) => (passage: Passage, document: ProseDocument) => Iterable<PassageIssue>;
  page?: (root: string) => (page: SourcePage, document: ProseDocument) => Iterable<PageIssue>;
};

/** Text of a template that the writer has to replace. The rule `placeholders` reports it. */
const placeholder = '【';

/** Builds a function that returns all findings of a rule in a document, including those with an exception. */
export function findAll(rule: LanguageRule, root: string): (document: ProseDocument) => Finding[] {
  const examinePassage = rule.passage?.(root);
  const examinePage = rule.page?.(root);
  return (document) => {
    const issues: PageIssue[] = [];
    for (const passage of document.passages) {
      if (!examinePassage || (rule.kinds && !rule.kinds.has(passage.kind))) continue;
      for (const { index, ...issue } of examinePassage(passage, document)) {
        issues.push({ line: passage.lineAt(index), ...issue });
      }
    }
    if (examinePage && document.page) issues.push(...examinePage(document.page, document));
    const written = document.page?.writtenText.split('\n');
    return issues
      .filter(({ line }) => !written?.[line - 1]?.includes(placeholder))
      .map(({ severity, ...issue }) => ({
        file: document.file,
        ...issue,
        severity: severity ?? rule.codes[issue.code] ?? 'error',
      }))
      .sort((a, b) => a.line - b.line);
  };
}

/** Whether the document has an exception for this finding. Errors cannot have one. */
function isSuppressed({ exceptions }: ProseDocument, { code, line, severity }: Finding): boolean {
  if (severity !== 'warning' || code === undefined || line === undefined) return false;
  return exceptions.some(({ codes, covers: [first, last] }) => codes.includes(code) && first <= line && line <= last);
}

/** Builds the rule for every page and for the texts of facts and figures. */
export function buildRule(rule: LanguageRule): Rule {
  return {
    name: rule.name,
    examine(root, isWanted) {
      const documents = loadProse(root, isWanted);
      const find = findAll(rule, root);
      return {
        findings: documents.flatMap((document) => find(document).filter((finding) => !isSuppressed(document, finding))),
        examined: documents.reduce((sum, { passages }) => sum + passages.length, documents.length),
      };
    },
  };
}
