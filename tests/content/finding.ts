/**
 * Violation of a rule: its position and what to write instead. `file` is relative to the examined folder. A `warning`
 * may be a false positive: the writer changes the text or adds an exception (contributing/style.md). An error must be
 * fixed. `code` is the rule's number in contributing/style.md, such as `Z28`.
 */
export type Finding = {
  file: string;
  line?: number;
  message: string;
  severity?: 'error' | 'warning';
  code?: string;
};

/** Result of a rule. `examined` is the number of things it looked at. 0 is an error: the rule looked in the wrong place. */
export type Examination = { findings: Finding[]; examined: number };

export type Rule = {
  /** Name of the rule's file. */
  name: string;
  /** Examines the folder `root`: the repository for `source` rules, the built site for `output` rules. */
  examine: (root: string) => Examination | Promise<Examination>;
};

/** Formats a finding as `file:line rule: message`, which editors make clickable, or `file:line rule Z28 (warning): message`. */
export function formatFinding(rule: string, { file, line, message, severity, code }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const marks = [code, severity === 'warning' ? '(warning)' : undefined].filter((mark) => mark !== undefined);
  return `${place} ${[rule, ...marks].join(' ')}: ${message.replace(/\s+/g, ' ')}`;
}
