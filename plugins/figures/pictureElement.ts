import path from 'node:path';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';

type Picture = { file: string; alt: string; className: string; width: string; height: string };
type Page = { path: string; isServer: boolean };

/** `require("…").default`: the address the bundler gives the file. Docusaurus has the same for images in Markdown. */
function buildRequire(request: string): MdxJsxTextElement['attributes'][number] {
  return {
    type: 'mdxJsxAttribute',
    name: 'src',
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

/**
 * The `img` of one picture, always a file of its own: Docusaurus would write a small one into the page as a data
 * address, and a reader would load both modes' pictures with it.
 */
export function buildPictureElement({ file, ...attributes }: Picture, page: Page): MdxJsxTextElement {
  const { loaders } = getFileLoaderUtils(page.isServer);
  const relative = path.relative(path.dirname(page.path), file).split(path.sep).join('/');
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      buildRequire(`${loaders.inlineMarkdownAssetImageFileLoader}./${relative}`),
      ...Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value })),
    ],
    children: [],
  };
}
