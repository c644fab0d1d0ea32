/**
 * One broken rule, as an instruction: where, and what to write instead. `file` is relative to the examined folder.
 * A `warning` may be wrong: its writer changes the text or excuses it (see contributing/style.md); an error may not
 * stay. `code` names the rule of contributing/style.md, `Z28`.
 */
export type Finding = {
  file: string;
  line?: number;
  message: string;
  severity?: 'error' | 'warning';
  code?: string;
};

/** `examined` counts what the rule looked at; 0 is an error, for a check that sees nothing proves nothing. */
export type Examination = { findings: Finding[]; examined: number };

export type Rule = {
  /** Named like the rule's file. */
  name: string;
  /** Examines the folder `root`: the repository for `source` rules, the built site for `output` rules. */
  examine: (root: string) => Examination | Promise<Examination>;
};

/** `file:line rule: message`, the form editors make clickable; with a code, `file:line rule Z28 (warning): message`. */
export function formatFinding(rule: string, { file, line, message, severity, code }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const marks = [code, severity === 'warning' ? '(warning)' : undefined].filter((mark) => mark !== undefined);
  return `${place} ${[rule, ...marks].join(' ')}: ${message.replace(/\s+/g, ' ')}`;
}
