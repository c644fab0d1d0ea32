import type { Finding, Rule } from '../../finding';
import type { Passage, PassageKind } from '../prose/passage';
import { type ProseDocument, loadProse } from '../prose/proseDocument';
import type { SourcePage } from '../sourcePage';

export type Severity = 'error' | 'warning';

/** A broken rule at a character of a passage. */
export type PassageIssue = { index: number; code: string; message: string; severity?: Severity };
/** A broken rule at a line of a page. */
export type PageIssue = { line: number; code: string; message: string; severity?: Severity };

/** A rule of contributing/style.md, or several that look at the same thing. */
export type LanguageRule = {
  /** Named like the rule's file. */
  name: string;
  /** The rules it enforces, with their severity. */
  codes: Readonly<Record<string, Severity>>;
  /** Kinds of passage it looks at; all when left out. */
  kinds?: ReadonlySet<PassageKind>;
  /** Reads once what the rule needs besides the text, and returns what examines one passage. */
  passage?: (root: string) => (passage: Passage, document: ProseDocument) => Iterable<PassageIssue>;
  page?: (root: string) => (page: SourcePage, document: ProseDocument) => Iterable<PageIssue>;
};

/** All findings of a rule in one document, those that an exception covers included. */
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
    return issues
      .map(({ severity, ...issue }) => ({
        file: document.file,
        ...issue,
        severity: severity ?? rule.codes[issue.code] ?? 'error',
      }))
      .sort((a, b) => a.line - b.line);
  };
}

/** True when the document has an exception for this finding. Errors have none. */
function isExcused({ exceptions }: ProseDocument, { code, line, severity }: Finding): boolean {
  if (severity !== 'warning' || code === undefined || line === undefined) return false;
  return exceptions.some(({ codes, covers: [first, last] }) => codes.includes(code) && first <= line && line <= last);
}

/** The rule over every page, and over the words of facts and figures. */
export function buildRule(rule: LanguageRule): Rule {
  return {
    name: rule.name,
    examine(root) {
      const documents = loadProse(root);
      const find = findAll(rule, root);
      return {
        findings: documents.flatMap((document) => find(document).filter((finding) => !isExcused(document, finding))),
        examined: documents.reduce((sum, { passages }) => sum + passages.length, documents.length),
      };
    },
  };
}
