import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import { VFile } from 'vfile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../facts/loading/buildFacts';
import { figures } from '.';

const facts = buildFacts(new Map(), undefined);

const yaml = 'kind: architecture\ntitle: 一\ndescription: 二\nlayers: [{ nodes: [{ id: a, label: 设备 }] }]\n';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'figures-'));
  mkdirSync(path.join(siteDir, 'docs', 'a'), { recursive: true });
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

const imageParagraph = (url: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'image', url, alt: '关系' }],
});
const textParagraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });

/** Returns the tree after running the plugin on these paragraphs. */
function run(...children: Paragraph[]): Root {
  const tree: Root = { type: 'root', children };
  figures({ siteDir, facts: () => facts })(tree, new VFile({ path: path.join(siteDir, 'docs', 'a', 'page.md') }));
  return tree;
}

function addFile(name: string, content: string): void {
  writeFileSync(path.join(siteDir, 'docs', 'a', name), content);
}

describe('figures', () => {
  it('draws two widths and two color modes and adds the caption', () => {
    addFile('x.figure.yaml', yaml);
    const [figure, ...rest] = run(imageParagraph('./x.figure.yaml'), textParagraph('图 1 结构（示意图）')).children;
    expect(rest).toEqual([]);
    expect(figure).toMatchObject({
      data: { hName: 'figure', hProperties: { className: ['figure'] } },
      children: [
        { name: 'picture' },
        { name: 'picture' },
        { data: { hName: 'figcaption' }, children: [{ type: 'text', value: '图 1 结构（示意图）' }] },
      ],
    });
    const pictures = JSON.stringify(figure);
    for (const mode of ['light', 'dark']) {
      expect(pictures).toContain(`figure-${mode}`);
      for (const [width, px, height] of [
        ['wide', 640, 80],
        ['narrow', 360, 68],
      ] as const) {
        const file = path.join(siteDir, '.docusaurus', 'figures', 'docs', 'a', `x-${width}-${mode}.svg`);
        expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^<svg [^>]*width="${px}" height="${height}"`));
        expect(pictures).toContain(`x-${width}-${mode}.svg`);
        expect(pictures).toContain(`"name":"width","value":"${px}"`);
        expect(pictures).toContain(`"name":"height","value":"${height}"`);
      }
    }
    expect(pictures).toContain('"name":"media","value":"(max-width: 600px)"');
    expect(pictures).toContain('关系');
  });

  it('adds the links of the nodes in reading order', () => {
    addFile(
      'x.figure.yaml',
      [
        'kind: flowchart',
        'title: 一',
        'description: 二',
        'nodes: [{ id: a, label: 选型, page: a/b }, { id: b, label: 安装 }, { id: c, label: 调试, page: a/c }]',
        'edges: [{ from: a, to: b }, { from: b, to: c }]',
      ].join('\n'),
    );
    const [, list] = run(imageParagraph('./x.figure.yaml'), textParagraph('图 1 路线')).children;
    expect(list).toMatchObject({ type: 'list', ordered: true, data: { hProperties: { className: ['figure-links'] } } });
    const links = [...JSON.stringify(list).matchAll(/"url":"([^"]+)".+?"value":"([^"]+)"/g)].map(
      ([, ...found]) => found,
    );
    expect(links).toEqual([
      ['/docs/a/b', '选型'],
      ['/docs/a/c', '调试'],
    ]);
  });

  it('uses one image for a photograph', () => {
    addFile('x.png', '');
    expect(run(imageParagraph('./x.png'), textParagraph('图 2 接线')).children).toMatchObject([
      { data: { hName: 'figure' }, children: [{ type: 'image', url: './x.png' }, { data: { hName: 'figcaption' } }] },
    ]);
  });

  it('keeps images without caption and captions without image unchanged', () => {
    addFile('x.png', '');
    const page = () => [imageParagraph('./x.png'), textParagraph('如图 1 所示。'), textParagraph('图 1 结构')];
    expect(run(...page()).children).toEqual(page());
    expect(existsSync(path.join(siteDir, '.docusaurus'))).toBe(false);
  });

  it('keeps an image whose file does not exist', () => {
    const [figure] = run(imageParagraph('./none.figure.yaml'), textParagraph('图 1 结构')).children;
    expect(figure).toMatchObject({ children: [{ type: 'image', url: './none.figure.yaml' }, {}] });
  });

  it('throws with file and fault for an invalid figure', () => {
    addFile('bad.figure.yaml', 'kind: architecture');
    expect(() => run(imageParagraph('./bad.figure.yaml'), textParagraph('图 1 结构'))).toThrow(
      'docs/a/bad.figure.yaml: title: ',
    );
  });

  it('throws with the page when the caption is missing', () => {
    addFile('x.figure.yaml', yaml);
    expect(() => run(imageParagraph('./x.figure.yaml'), textParagraph('如图 1 所示。'))).toThrow(
      'docs/a/page.md: ./x.figure.yaml：图单独成段',
    );
  });
});
