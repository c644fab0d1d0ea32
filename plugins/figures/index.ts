/** Converts images with captions to `<figure>`, and draws YAML figures for both color modes. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Emphasis, Image, List, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docRoute } from '../../catalog/routes';
import type { Facts } from '../../facts/model/facts';
import { buildFigureFacts } from '../../figures/figureFacts';
import type { PageLink } from '../../figures/kinds/kind';
import { type DrawnPictures, buildDrawnPictures } from './drawnPicture';

type Options = { siteDir: string; facts: () => Facts };

const caption = /^图 ?\d+ /;
const figureExtension = '.figure.yaml';

/** Returns the image of a paragraph without other content. */
function findLoneImage(node: RootContent | undefined): Image | undefined {
  if (node?.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? only : undefined;
}

function isCaption(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && caption.test(toString(node));
}

/**
 * Returns one image for a photograph, or one per color mode for a drawing. The browser loads only the visible one: the
 * other has no box and loads lazily.
 */
function buildPictures(image: Image, page: VFile, { siteDir, facts }: Options): DrawnPictures {
  const file = path.resolve(path.dirname(page.path), decodeURI(image.url));
  // Docusaurus, which resolves images after this plugin, reports missing files.
  if (!image.url.startsWith('.') || !existsSync(file)) return { pictures: [image], pages: [] };
  const target = { path: page.path, isServer: page.data.compilerName === 'server' };
  const alt = image.alt ?? '';
  if (file.endsWith(figureExtension)) {
    return buildDrawnPictures({ file, alt, siteDir, facts: buildFigureFacts(facts()) }, target);
  }
  return { pictures: [image], pages: [] };
}

function isFigure(node: Parents | undefined): boolean {
  return node?.data?.hName === 'figure';
}

function buildCaption(children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName: 'figcaption' }, children };
}

/** Builds the list of links in reading order. An image cannot contain links. */
function buildPageList(pages: readonly PageLink[]): List {
  return {
    type: 'list',
    ordered: true,
    spread: false,
    data: { hProperties: { className: ['figure-links'] } },
    children: pages.map(({ label, page }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url: docRoute(page), children: [{ type: 'text', value: label }] }],
        },
      ],
    })),
  };
}

/**
 * Remark plugin that converts an image alone in its paragraph, followed by a paragraph `图 N …`, to `<figure><picture
 * …><figcaption>…`. Draws `.figure.yaml` files. Must run before links and images are resolved. Throws with the file
 * name for an invalid figure.
 */
export function figures(options: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const image = findLoneImage(node);
      if (!image || !parent || index === undefined) return undefined;
      const text = parent.children[index + 1];
      if (!isCaption(text)) return undefined;
      const { pictures, pages } = buildPictures(image, file, options);
      const figure: Paragraph = {
        type: 'paragraph',
        data: { hName: 'figure', hProperties: { className: ['figure'] } },
        children: [...pictures, buildCaption(text.children)],
      };
      const links = pages.length > 0 ? [buildPageList(pages)] : [];
      parent.children.splice(index, 2, figure, ...links);
      return [SKIP, index + 1 + links.length];
    });
    visit(tree, 'image', ({ url }, _index, parent) => {
      if (!url.endsWith(figureExtension) || isFigure(parent)) return;
      const page = path.relative(options.siteDir, file.path).split(path.sep).join('/');
      throw new Error(`${page}: ${url}：图单独成段，下一段写“图 N ……（示意图）”`);
    });
  };
}
