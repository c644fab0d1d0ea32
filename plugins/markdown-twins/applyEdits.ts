/** Replacement of the characters from `from` up to `to`. */
export type Edit = { from: number; to: number; text: string };

/** Applies edits that do not overlap. An insertion at the start of another edit is placed before it. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((edited, { from, to, text: replacement }) => edited.slice(0, from) + replacement + edited.slice(to), text);
}
