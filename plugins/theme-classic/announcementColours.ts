import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';

// Allowed colors. They are written to a stylesheet, so anything else is rejected.
const colour = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\)|var\(--[\w-]+\))$/i;

function assertColour(name: string, value: string): string {
  if (!colour.test(value)) throw new Error(`announcementBar.${name}: "${value}" is not a CSS colour`);
  return value;
}

/**
 * Writes the configured colors of the announcement bar to a stylesheet and returns its path. Stock uses a `style`
 * attribute, which the content security policy forbids.
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
