import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildStyles, nameClasses, sharedModules } from './styles';

it('nameClasses prefixes classes in every selector and nowhere else', () => {
  const css = '.a:hover > .b-c, .a mark { width: 0.5rem; background: url(x.svg) } @media (x) { .d { top: 1.5em } }';
  expect(nameClasses(css, 'Page')).toBe(
    '.Page-a:hover > .Page-b-c, .Page-a mark { width: 0.5rem; background: url(x.svg) } @media (x) { .Page-d { top: 1.5em } }',
  );
  expect(() => nameClasses(':global(.a) { top: 0 }', 'Page')).toThrow('Page mixes');
});

it('buildStyles contains every class that a script uses', () => {
  const styles = buildStyles(process.cwd());
  const sources = ['hits', 'menu', 'searchPage', 'searchKeys'].map((name) =>
    readFileSync(`editions/usb/browser/${name}.ts`, 'utf8'),
  );
  const classes = sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`(?:usb|${sharedModules.join('|')})-[\\w-]+`, 'g'))].map(([name]) => name),
  );
  expect(classes.length).toBeGreaterThan(20);
  const unstyled = [...new Set(classes)].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles));
  expect(unstyled).toEqual([]);
});
