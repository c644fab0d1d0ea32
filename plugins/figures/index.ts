/** Figures of the pages: a picture with its caption becomes one `<figure>`, and an SVG gets its dark-mode partner. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { Emphasis, Image, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { buildDarkFigure } from './darkFigure';
import { buildPictureElement } from './pictureElement';

type Options = { siteDir: string };

const caption = /^图 ?\d+ /;

/** The image of a paragraph that holds nothing else. */
function findLoneImage(node: RootContent | undefined): Image | undefined {
  if (node?.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? only : undefined;
}

function isCaption(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && caption.test(toString(node));
}

/** Writes the dark partner of the figure at `file` below the generated files and returns where. */
function writeDarkFigure(file: string, siteDir: string): string {
  const name = path.relative(siteDir, file);
  const target = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'figures', name);
  const svg = buildDarkFigure(readFileSync(file, 'utf8'), name);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== svg) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, svg);
  }
  return target;
}

/** The size an SVG says it has, which reserves its place on the page. Throws when it does not say. */
function readSize(svg: string, file: string): { width: string; height: string } {
  const [, width] = /<svg[^>]*\swidth="(\d+)"/.exec(svg) ?? [];
  const [, height] = /<svg[^>]*\sheight="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${file}: give the <svg> a width and a height in pixels`);
  return { width, height };
}

/**
 * The picture once for both modes (a photograph), or once for each (a drawing). Only the shown one is fetched: the other
 * has no box and loads lazily.
 */
function buildPictures(image: Image, page: VFile, siteDir: string): PhrasingContent[] {
  const file = path.resolve(path.dirname(page.path), decodeURI(image.url));
  // A missing file is reported by Docusaurus, which resolves the images after this plugin.
  if (!image.url.startsWith('.') || !file.endsWith('.svg') || !existsSync(file)) return [image];
  const size = readSize(readFileSync(file, 'utf8'), path.relative(siteDir, file));
  const target = { path: page.path, isServer: page.data.compilerName === 'server' };
  const alt = image.alt ?? '';
  return [
    buildPictureElement({ file, alt, className: 'figure-light', ...size }, target),
    buildPictureElement({ file: writeDarkFigure(file, siteDir), alt, className: 'figure-dark', ...size }, target),
  ];
}

function buildCaption(children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName: 'figcaption' }, children };
}

/**
 * Remark plugin, to run before Docusaurus resolves images: an image alone in its paragraph followed by a paragraph
 * `图 N …` becomes `<figure><img …><figcaption>…`. SVG files get a dark partner (see `palette.ts`).
 * Throws on an SVG with a colour outside the palette.
 */
export function figures({ siteDir }: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const image = findLoneImage(node);
      if (!image || !parent || index === undefined) return undefined;
      const text = parent.children[index + 1];
      if (!isCaption(text)) return undefined;
      const figure: Paragraph = {
        type: 'paragraph',
        data: { hName: 'figure', hProperties: { className: ['figure'] } },
        children: [...buildPictures(image, file, siteDir), buildCaption(text.children)],
      };
      parent.children.splice(index, 2, figure);
      return [SKIP, index + 1];
    });
  };
}
