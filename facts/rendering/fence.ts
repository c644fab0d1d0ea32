/** A fenced block whose fence is longer than any in `code`. */
export function renderFence(language: string, code: string, title?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`+)/gm)].map(([, run = '']) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}${title === undefined ? '' : ` title="${title}"`}\n${code}\n${fence}`;
}
