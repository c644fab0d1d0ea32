import path from 'node:path';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type Page = { path: string; isServer: boolean };
type PictureFile = { file: string; width: number; height: number };
type Picture = { alt: string; className: string; wide: PictureFile; narrow: PictureFile };
type Attribute = MdxJsxTextElement['attributes'][number];

/** Media query for the narrow image. In wider windows the text of the wide image is at least 15 px high. */
const narrowMedia = '(max-width: 600px)';

/** Builds `require("…").default`, which resolves to the URL of the file, as Docusaurus does for Markdown images. */
function buildRequire(name: string, { file }: PictureFile, page: Page): Attribute {
  const { loaders } = getFileLoaderUtils(page.isServer);
  const relative = path.relative(path.dirname(page.path), file).split(path.sep).join('/');
  const request = `${loaders.inlineMarkdownAssetImageFileLoader}./${relative}`;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require("${request}").default`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            {
              type: 'ExpressionStatement',
              expression: {
                type: 'MemberExpression',
                object: {
                  type: 'CallExpression',
                  callee: { type: 'Identifier', name: 'require' },
                  arguments: [{ type: 'Literal', value: request, raw: JSON.stringify(request) }],
                  optional: false,
                },
                property: { type: 'Identifier', name: 'default' },
                computed: false,
                optional: false,
              },
            },
          ],
        },
      },
    },
  };
}

function buildElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  more: Attribute[] = [],
  children: MdxJsxTextElement[] = [],
): MdxJsxTextElement {
  const written = Object.entries(attributes).map(([key, value]): Attribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: String(value),
  }));
  return { type: 'mdxJsxTextElement', name, attributes: [...more, ...written], children };
}

/**
 * Builds the `<picture>` of one color mode. The images are always separate files. Docusaurus would inline small ones as
 * data URLs, and every visit would load all of them.
 */
export function buildPictureElement({ alt, className, wide, narrow }: Picture, page: Page): MdxJsxTextElement {
  const size = ({ width, height }: PictureFile) => ({ width, height });
  return buildElement(
    'picture',
    { className },
    [],
    [
      buildElement('source', { media: narrowMedia, ...size(narrow) }, [buildRequire('srcSet', narrow, page)]),
      buildElement('img', { alt, ...size(wide) }, [buildRequire('src', wide, page)]),
    ],
  );
}
