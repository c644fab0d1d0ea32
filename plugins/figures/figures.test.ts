import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import { VFile } from 'vfile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../facts/loading/buildFacts';
import { figures } from '.';

const facts = buildFacts(new Map(), undefined);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect fill="#ffffff"/></svg>';

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

/** The tree after the plugin ran over a page of these paragraphs. */
function run(...children: Paragraph[]): Root {
  const tree: Root = { type: 'root', children };
  figures({ siteDir, facts: () => facts })(tree, new VFile({ path: path.join(siteDir, 'docs', 'a', 'page.md') }));
  return tree;
}

function addFile(name: string, content: string): void {
  writeFileSync(path.join(siteDir, 'docs', 'a', name), content);
}

describe('figures', () => {
  it('join a lone drawing and its caption, with a light and a dark picture of known size', () => {
    addFile('x.svg', svg);
    const [figure, ...rest] = run(imageParagraph('./x.svg'), textParagraph('图 1 结构（示意图）')).children;
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
    for (const attribute of [
      'figure-light',
      'figure-dark',
      '"width","value":"640"',
      '"height","value":"320"',
      '关系',
    ]) {
      expect(pictures).toContain(attribute);
    }
    const dark = path.join(siteDir, '.docusaurus', 'figures', 'docs', 'a', 'x.svg');
    expect(readFileSync(dark, 'utf8')).toContain('fill="#14181d"');
  });

  it('are drawn from YAML in two widths and two colour modes', () => {
    addFile(
      'x.figure.yaml',
      'kind: architecture\ntitle: 一\ndescription: 二\nlayers: [{ nodes: [{ id: a, label: 设备 }] }]\n',
    );
    const pictures = JSON.stringify(run(imageParagraph('./x.figure.yaml'), textParagraph('图 1 结构')).children);
    for (const mode of ['light', 'dark']) {
      expect(pictures).toContain(`figure-${mode}`);
      for (const [width, px] of [
        ['wide', 640],
        ['narrow', 360],
      ] as const) {
        const file = path.join(siteDir, '.docusaurus', 'figures', 'docs', 'a', `x-${width}-${mode}.svg`);
        expect(readFileSync(file, 'utf8')).toContain(`<svg xmlns="http://www.w3.org/2000/svg" width="${px}"`);
        expect(pictures).toContain(`x-${width}-${mode}.svg`);
      }
    }
    expect(pictures).toContain('"name":"media","value":"(max-width: 600px)"');
  });

  it('are followed by the links of their nodes, in reading order', () => {
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

  it('keep a photograph as the one picture of both modes', () => {
    addFile('x.png', '');
    expect(run(imageParagraph('./x.png'), textParagraph('图 2 接线')).children).toMatchObject([
      { data: { hName: 'figure' }, children: [{ type: 'image', url: './x.png' }, { data: { hName: 'figcaption' } }] },
    ]);
  });

  it('leave pictures without caption and captions without picture alone', () => {
    addFile('x.svg', svg);
    const page = () => [imageParagraph('./x.svg'), textParagraph('如图 1 所示。'), textParagraph('图 1 结构')];
    expect(run(...page()).children).toEqual(page());
    expect(existsSync(path.join(siteDir, '.docusaurus'))).toBe(false);
  });

  it('leave a file that does not exist to Docusaurus, which names it', () => {
    const [figure] = run(imageParagraph('./none.svg'), textParagraph('图 1 结构')).children;
    expect(figure).toMatchObject({ children: [{ type: 'image', url: './none.svg' }, {}] });
  });

  it('refuse a drawing without size or with a colour outside the palette, naming the file', () => {
    addFile('small.svg', '<svg viewBox="0 0 1 1"/>');
    expect(() => run(imageParagraph('./small.svg'), textParagraph('图 1 结构'))).toThrow(
      'docs/a/small.svg: give the <svg>',
    );
    addFile('bad.figure.yaml', 'kind: architecture');
    expect(() => run(imageParagraph('./bad.figure.yaml'), textParagraph('图 1 结构'))).toThrow(
      'docs/a/bad.figure.yaml: title: ',
    );
    addFile('odd.svg', svg.replace('#ffffff', '#ff0000'));
    expect(() => run(imageParagraph('./odd.svg'), textParagraph('图 1 结构'))).toThrow(
      'docs/a/odd.svg: fill "#ff0000"',
    );
  });
});
