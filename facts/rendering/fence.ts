/**
 * Renders a fenced code block whose fence is longer than any in `code`. `untested` is the reason why no test runs it
 * (tests/samples/README.md).
 */
export function renderFence(language: string, code: string, title?: string, untested?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`+)/gm)].map(([, run = '']) => run.length));
  const fence = '`'.repeat(longest + 1);
  const meta = [
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(untested === undefined ? [] : [`untested="${untested}"`]),
  ];
  return `${fence}${[language, ...meta].join(' ')}\n${code}\n${fence}`;
}
