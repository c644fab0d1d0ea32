import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { dropUnusedInfima, findUnstyledClasses } from './unusedInfima';

const file = 'node_modules/infima/dist/css/default/default.css';
const infima = readFileSync(file, 'utf8');
const reduced = postcss([dropUnusedInfima()]).process(infima, { from: file }).css;

describe('Infima without unused components', () => {
  it('is smaller and keeps classes that the theme uses', () => {
    expect(reduced.length).toBeLessThan(infima.length * 0.9);
    for (const kept of [
      '.pagination-nav__link',
      '.menu__link',
      '.clean-btn',
      '.alert--warning',
      '.tabs__item',
      '.badge--secondary',
      '.col--3',
      '.col--8',
      '.navbar--fixed-top',
      '.margin-vert--lg',
    ]) {
      expect(reduced).toContain(kept);
    }
  });

  it('removes unused components and keeps properties that are still read', () => {
    expect(reduced).not.toMatch(/\.(?:button|hero|card|pills|avatar)(?:--|__|\s|,)/);
    expect(reduced).not.toMatch(
      /\.(?:margin--xs|text--italic|col--offset-3|row--align-top|navbar--dark|navbar__search-input|col--12|badge--info)/,
    );
    expect(reduced).not.toContain('--ifm-button-border-radius');
    expect(reduced).toContain('--ifm-button-font-weight:'); // of `.navbar-sidebar__back`
  });

  it('keeps every property that the theme or the site reads', () => {
    const listDeclared = (css: string) => [...css.matchAll(/(--ifm-[\w-]+):/g)].map(([, name = '']) => name);
    const declared = new Set(listDeclared(reduced));
    const dropped = listDeclared(infima).filter((name) => !declared.has(name));
    const readers = ['src', 'node_modules/@docusaurus/theme-classic/lib', 'node_modules/@docusaurus/theme-common/lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
      )
      .filter((name) => /\.(?:css|js|tsx?)$/.test(name))
      .map((name) => readFileSync(name, 'utf8'))
      .join('');
    expect(dropped).toContain('--ifm-color-success-lightest');
    expect(dropped.filter((name) => readers.includes(`var(${name})`))).toEqual([]);
  });

  it('keeps other stylesheets unchanged', () => {
    const own = '.card { color: red; }';
    expect(postcss([dropUnusedInfima()]).process(own, { from: 'src/css/own.css' }).css).toBe(own);
  });
});

describe('findUnstyledClasses', () => {
  it('finds quoted and unquoted classes', () => {
    expect(findUnstyledClasses('<a class="x button button--primary"><b class=hero>')).toEqual([
      'button',
      'button--primary',
      'hero',
    ]);
    expect(findUnstyledClasses('<p class="text--italic text--center margin-vert--lg">')).toEqual(['text--italic']);
  });

  it('ignores classes that share only a prefix', () => {
    expect(findUnstyledClasses('<a class="pagination-nav button_x1 card_y2 heroic">')).toEqual([]);
  });
});
