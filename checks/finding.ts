/** One broken rule, as an instruction: where, and what to write instead. `file` is relative to the examined folder. */
export type Finding = { file: string; line?: number; message: string };

/** `examined` counts what the rule looked at; 0 is an error, for a check that sees nothing proves nothing. */
export type Examination = { findings: Finding[]; examined: number };

export type Rule = {
  /** Named like the rule's file. */
  name: string;
  /** Examines the folder `root`: the repository for `source` rules, the built site for `output` rules. */
  examine: (root: string) => Examination | Promise<Examination>;
};

/** `file:line rule: message`, the form editors make clickable. */
export function formatFinding(rule: string, { file, line, message }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`} ${rule}: ${message.replace(/\s+/g, ' ')}`;
}
