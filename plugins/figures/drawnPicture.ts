import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { PhrasingContent } from 'mdast';
import { buildFigure } from '../../figures/buildFigure';
import { buildDarkFigure } from '../../figures/darkFigure';
import type { FigureFacts } from '../../figures/figureFacts';
import type { PageLink } from '../../figures/kinds/kind';
import { parseFigure } from '../../figures/parseFigure';
import { type Page, buildPictureElement } from './pictureElement';

const extension = '.figure.yaml';

/** Writes only what changed: the bundler watches these files. */
function writeGenerated(file: string, text: string): string {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}

type Input = { file: string; alt: string; siteDir: string; facts: FigureFacts };

/** The pictures of a figure, and the pages its nodes stand for. */
export type DrawnPictures = { pictures: PhrasingContent[]; pages: readonly PageLink[] };

/**
 * Draws the figure in `file` below the generated files, for both colour modes and both widths. Returns a `<picture>`
 * for each mode; of their four files a reader fetches one, the others have no box or the wrong width.
 * Throws, naming the file, when it is not a figure.
 */
export function buildDrawnPictures({ file, alt, siteDir, facts }: Input, page: Page): DrawnPictures {
  const name = path.relative(siteDir, file).split(path.sep).join('/');
  const figure = parseFigure(readFileSync(file, 'utf8'), name, facts);
  const { wide, narrow } = buildFigure(figure);
  const base = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'figures', name.slice(0, -extension.length));
  const pictures = (['light', 'dark'] as const).map((mode) => {
    const write = (width: 'wide' | 'narrow') => {
      const { svg, height, format } = width === 'wide' ? wide : narrow;
      const text = mode === 'light' ? svg : buildDarkFigure(svg, name);
      return { file: writeGenerated(`${base}-${width}-${mode}.svg`, text), width: format.width, height };
    };
    return buildPictureElement(
      { alt, className: `figure-${mode}`, wide: write('wide'), narrow: write('narrow') },
      page,
    );
  });
  return { pictures, pages: figure.pages };
}

/** The size an SVG says it has, which reserves its place on the page. Throws when it does not say. */
function readSize(svg: string, file: string): { width: number; height: number } {
  const [, width] = /<svg[^>]*\swidth="(\d+)"/.exec(svg) ?? [];
  const [, height] = /<svg[^>]*\sheight="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${file}: give the <svg> a width and a height in pixels`);
  return { width: Number(width), height: Number(height) };
}

/** The drawing in an SVG file as it is, and its partner for dark mode. */
export function buildSvgPictures({ file, alt, siteDir }: Omit<Input, 'facts'>, page: Page): DrawnPictures {
  const name = path.relative(siteDir, file).split(path.sep).join('/');
  const svg = readFileSync(file, 'utf8');
  const size = readSize(svg, name);
  const dark = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'figures', name);
  const pictures = [
    buildPictureElement({ alt, className: 'figure-light', wide: { file, ...size } }, page),
    buildPictureElement(
      { alt, className: 'figure-dark', wide: { file: writeGenerated(dark, buildDarkFigure(svg, name)), ...size } },
      page,
    ),
  ];
  return { pictures, pages: [] };
}
