import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { PhrasingContent } from 'mdast';
import { buildFigure } from '../../figures/buildFigure';
import type { FigureFacts } from '../../figures/figureFacts';
import type { PageLink } from '../../figures/kinds/kind';
import { modes } from '../../figures/palette';
import { parseFigure } from '../../figures/parseFigure';
import { type Page, buildPictureElement } from './pictureElement';

const extension = '.figure.yaml';

/** Writes a file only if it has changed, because the bundler watches it. */
function writeGenerated(file: string, text: string): string {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}

type Input = { file: string; alt: string; siteDir: string; facts: FigureFacts };

/** Images of a figure and the pages linked from its nodes. */
export type DrawnPictures = { pictures: PhrasingContent[]; pages: readonly PageLink[] };

/**
 * Draws the figure in `file` into the generated files, for both color modes and both widths. Returns a `<picture>` for
 * each mode. The browser loads one of the four files, because the others are hidden or have another width. Throws with
 * the file name when it is not a valid figure.
 */
export function buildDrawnPictures({ file, alt, siteDir, facts }: Input, page: Page): DrawnPictures {
  const name = path.relative(siteDir, file).split(path.sep).join('/');
  const figure = parseFigure(readFileSync(file, 'utf8'), name, facts);
  const base = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'figures', name.slice(0, -extension.length));
  const files = buildFigure(figure).map(({ mode, format, height, svg }) => ({
    mode,
    isNarrow: format.name === 'narrow',
    file: writeGenerated(`${base}-${format.name}-${mode}.svg`, svg),
    width: format.width,
    height,
  }));
  const pictures = modes.flatMap((mode) => {
    const [narrow, wide] = [true, false].map((isNarrow) =>
      files.find((file) => file.mode === mode && file.isNarrow === isNarrow),
    );
    return narrow && wide ? [buildPictureElement({ alt, className: `figure-${mode}`, wide, narrow }, page)] : [];
  });
  return { pictures, pages: figure.pages };
}
