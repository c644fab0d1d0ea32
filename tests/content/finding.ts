/**
 * Violation of a rule: its position and what to write instead. `file` is relative to the examined folder. A `warning`
 * may be a false positive: the writer changes the text or adds an exception (contributing/style.md). A warning without
 * a code is a hint that does not fail the check. `code` is the rule's number in contributing/style.md, such as `Z28`.
 */
export type Finding = {
  file: string;
  line?: number;
  message: string;
  severity?: 'error' | 'warning';
  code?: string;
};

/**
 * Result of a rule. `examined` is the number of things it looked at. 0 is an error: the rule looked in the wrong place.
 * `isSkipped`: the facts, which the rule needs, are invalid.
 */
export type Examination = { findings: Finding[]; examined: number; isSkipped?: boolean };

export type Rule = {
  /** Name of the rule's file. */
  name: string;
  /**
   * Examines the folder `root`: the repository for `source` rules, the built site for `output` rules. Only the findings
   * of the files that `isWanted` accepts are needed.
   */
  examine: (root: string, isWanted?: (file: string) => boolean) => Examination | Promise<Examination>;
};

/** Whether the finding fails the check: an error, or a style warning, which needs a change or an exception. */
export function isFailure({ severity, code }: Finding): boolean {
  return severity !== 'warning' || code !== undefined;
}

/** Formats a finding as `file:line rule: message`, which editors make clickable, or `file:line rule Z28（告警）: message`. */
export function formatFinding(rule: string, { file, line, message, severity, code }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const mark = severity === 'warning' ? '（告警）' : '';
  return `${place} ${[rule, code].filter((part) => part !== undefined).join(' ')}${mark}: ${message.replace(/\s+/g, ' ')}`;
}
