/** Figures of the pages: a picture with its caption becomes one `<figure>`, and an SVG gets its dark-mode partner. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { Emphasis, Image, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { buildDarkFigure } from './darkFigure';

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

/**
 * Writes the dark partner of the SVG at `file` below the generated files and returns its path for Markdown. The bundler
 * takes it from there like any other image (hash in the name, size in the HTML).
 */
function writeDarkFigure(file: string, siteDir: string): string {
  const name = path.relative(siteDir, file);
  const target = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'figures', name);
  const svg = buildDarkFigure(readFileSync(file, 'utf8'), name);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== svg) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, svg);
  }
  return `@site/${path.relative(siteDir, target).split(path.sep).join('/')}`;
}

/** An element that Markdown has no syntax for, as Markdown nodes: `data` decides what becomes of it. */
function buildElement(hName: string, children: PhrasingContent[], className?: string): Emphasis {
  return { type: 'emphasis', data: { hName, hProperties: className ? { className: [className] } : {} }, children };
}

/** The picture once for both modes, or once for each. Only the shown one is fetched: the other has no box and loads lazily. */
function buildPictures(image: Image, pagePath: string, siteDir: string): PhrasingContent[] {
  const file = path.resolve(path.dirname(pagePath), decodeURI(image.url));
  // A missing file is reported by Docusaurus, which resolves the images after this plugin.
  if (!image.url.startsWith('.') || !file.endsWith('.svg') || !existsSync(file)) return [image];
  const dark: Image = { ...image, url: encodeURI(writeDarkFigure(file, siteDir)) };
  return [buildElement('span', [image], 'figure-light'), buildElement('span', [dark], 'figure-dark')];
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
        children: [...buildPictures(image, file.path, siteDir), buildElement('figcaption', text.children)],
      };
      parent.children.splice(index, 2, figure);
      return [SKIP, index + 1];
    });
  };
}
