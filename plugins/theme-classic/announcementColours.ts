import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';

// What a colour of the configuration may look like. It ends up in a stylesheet, so nothing else passes.
const colour = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\)|var\(--[\w-]+\))$/i;

function assertColour(name: string, value: string): string {
  if (!colour.test(value)) throw new Error(`announcementBar.${name}: "${value}" is not a CSS colour`);
  return value;
}

/**
 * Writes the announcement bar's configured colours as a stylesheet and returns its path. Stock theme-classic prints
 * them as a `style` attribute, which the site's content security policy forbids.
 */
export function writeAnnouncementColours(
  generatedDir: string,
  { backgroundColor, textColor }: NonNullable<ThemeConfig['announcementBar']>,
): string {
  const file = path.join(generatedDir, 'announcement-colours.css');
  const rules = [
    backgroundColor && `background-color: ${assertColour('backgroundColor', backgroundColor)};`,
    textColor && `color: ${assertColour('textColor', textColor)};`,
  ].filter(Boolean);
  mkdirSync(generatedDir, { recursive: true });
  writeFileSync(file, rules.length ? `.theme-announcement-bar.theme-announcement-bar { ${rules.join(' ')} }\n` : '');
  return file;
}
