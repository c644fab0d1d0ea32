/** Replaces the characters from `from` up to `to`. */
export type Edit = { from: number; to: number; text: string };

/** Applies edits that do not overlap. Of two edits at one place, the insertion is applied last and comes first in the text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((edited, { from, to, text: replacement }) => edited.slice(0, from) + replacement + edited.slice(to), text);
}
