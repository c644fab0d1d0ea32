import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const code = readFileSync('src/css/code.css', 'utf8');

/** Returns the `--doc-*` colors (hex only) of the first rule with this selector. */
function readColours(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule "${selector}"`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--doc-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Returns the relative luminance of a hex color as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ['background', 'surface', 'surface-raised', 'surface-active'];
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface) => ['text', 'text-secondary', 'link'].map((text): [string, string] => [text, surface])),
  ...['danger', 'warning', 'caution', 'note', 'tip'].flatMap((level): [string, string][] => [
    [level, `${level}-surface`],
    ['text', `${level}-surface`],
    ['link', `${level}-surface`],
  ]),
  ['text', 'mark'],
  ['on-primary', 'link'],
  ['footer-text', 'footer-background'],
  ['footer-link', 'footer-background'],
];

const light = new Map([...readColours(tokens, ':root'), ...readColours(code, ':root')]);
const codeColours = [...readColours(code, ':root').keys()];
const modes = new Map([
  ['light', light],
  [
    'dark',
    new Map([
      ...light,
      ...readColours(tokens, "html[data-theme='dark']"),
      ...readColours(code, "html[data-theme='dark']"),
    ]),
  ],
]);

describe.each([...modes])('colours of the %s mode', (_mode, colours) => {
  const colour = (name: string): string => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`The stylesheet does not declare --doc-${name} as a hex colour`);
    return value;
  };

  it.each(textPairs)('has a contrast of 7:1 for %s on %s', (text, surface) => {
    expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(7);
  });

  it.each(['text', ...codeColours])('has a contrast of 7:1 for %s in code', (name) => {
    expect(contrast(colour(name), colour('code-background'))).toBeGreaterThanOrEqual(7);
  });

  it.each(surfaces.slice(0, 3))('has a contrast of 3:1 for control borders on %s', (surface) => {
    expect(contrast(colour('border-control'), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});
