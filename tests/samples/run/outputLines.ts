/** Comparison of documented with actual output. */

/** Replaces durations in ms and timestamps, which differ between runs. */
export function normaliseLine(line: string): string {
  return line
    .trimEnd()
    .replaceAll(/\b\d+(?:\.\d+)? ms\b/g, 'N ms')
    .replaceAll(/\b20\d{15}\b/g, 'TIME')
    .replaceAll(/\b\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d+)?Z?/g, 'TIME');
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Whether both texts are JSON with equal values. */
function isSameJson(one: string, other: string): boolean {
  const [first, second] = [parseJson(one), parseJson(other)];
  return first !== undefined && second !== undefined && JSON.stringify(first.value) === JSON.stringify(second.value);
}

/** Compares `lines` with the documented `text`. */
export function findOutputFaults(text: string, lines: readonly string[]): string[] {
  if (isSameJson(text, lines.join('\n'))) return [];
  const expected = text.trimEnd().split('\n').map(normaliseLine);
  const actual = lines.map(normaliseLine);
  const place = expected.findIndex((line, index) => line !== actual[index]);
  if (place < 0 && actual.length === expected.length) return [];
  const at = place < 0 ? expected.length : place;
  return [
    `line ${at + 1} of the output is ${JSON.stringify(lines[at] ?? '(nothing)')}, the page says ${JSON.stringify(text.split('\n')[at] ?? '(nothing)')}`,
  ];
}
