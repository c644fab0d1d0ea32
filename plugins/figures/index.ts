/** Figures of the pages: a picture with its caption becomes one `<figure>`, drawn from YAML for both colour modes. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Emphasis, Image, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Facts } from '../../facts/model/facts';
import { buildFigureFacts } from '../../figures/figureFacts';
import { buildDrawnPictures, buildSvgPictures } from './drawnPicture';

type Options = { siteDir: string; facts: () => Facts };

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
 * The picture once for both modes (a photograph), or once for each (a drawing). Only the shown one is fetched: the other
 * has no box and loads lazily.
 */
function buildPictures(image: Image, page: VFile, { siteDir, facts }: Options): PhrasingContent[] {
  const file = path.resolve(path.dirname(page.path), decodeURI(image.url));
  // A missing file is reported by Docusaurus, which resolves the images after this plugin.
  if (!image.url.startsWith('.') || !existsSync(file)) return [image];
  const target = { path: page.path, isServer: page.data.compilerName === 'server' };
  const alt = image.alt ?? '';
  if (file.endsWith('.figure.yaml')) {
    return buildDrawnPictures({ file, alt, siteDir, facts: buildFigureFacts(facts()) }, target);
  }
  if (file.endsWith('.svg')) return buildSvgPictures({ file, alt, siteDir }, target);
  return [image];
}

function buildCaption(children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName: 'figcaption' }, children };
}

/**
 * Remark plugin, to run before Docusaurus resolves images: an image alone in its paragraph followed by a paragraph
 * `图 N …` becomes `<figure><picture …><figcaption>…`. `.figure.yaml` files are drawn, SVG files get a dark partner.
 * Throws, naming the file, on what cannot be drawn.
 */
export function figures(options: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const image = findLoneImage(node);
      if (!image || !parent || index === undefined) return undefined;
      const text = parent.children[index + 1];
      if (!isCaption(text)) return undefined;
      const figure: Paragraph = {
        type: 'paragraph',
        data: { hName: 'figure', hProperties: { className: ['figure'] } },
        children: [...buildPictures(image, file, options), buildCaption(text.children)],
      };
      parent.children.splice(index, 2, figure);
      return [SKIP, index + 1];
    });
  };
}
