import { describe, expect, it } from 'vitest';
import { buildFigure } from './buildFigure';
import { noFacts } from './figureFacts';
import { palette } from './palette';
import { parseFigure } from './parseFigure';

const yaml = `
kind: architecture
title: 连接 %%port%%
description: 设备连到 Neptune <云>
layers:
  - nodes: [{id: neptune, label: Neptune}]
  - nodes: [{id: device, label: 设备}]
links:
  - {from: device, to: neptune, label: "MQTT %%port%%", both: true}
`;
const facts = {
  ...noFacts,
  resolve: (data: unknown): unknown => JSON.parse(JSON.stringify(data).replaceAll('%%port%%', '9883')),
};

describe('parseFigure', () => {
  it('replaces facts in every string and writes title, description and text elements', () => {
    const [{ svg } = { svg: '' }] = buildFigure(parseFigure(yaml, 'docs/a/b.figure.yaml', facts));
    expect(svg).toContain('<title>连接 9883</title>\n<desc>设备连到 Neptune &lt;云&gt;</desc>');
    expect(svg).toMatch(/<text [^>]*>MQTT 9883<\/text>/);
    expect(svg).toMatch(/^<svg [^>]*width="640" height="\d+" viewBox="0 0 640 \d+" role="img"/);
  });

  it('writes identical files on every run, without styles', () => {
    const build = () => buildFigure(parseFigure(yaml, 'a', facts));
    expect(build()).toEqual(build());
    for (const { svg } of build()) expect(svg).not.toMatch(/style|class=|script/);
  });

  it('draws two widths in two colour modes with palette colours only', () => {
    const files = buildFigure(parseFigure(yaml, 'a', facts));
    expect(files.map(({ mode, format }) => `${format.width} ${mode}`)).toEqual([
      '640 light',
      '640 dark',
      '360 light',
      '360 dark',
    ]);
    for (const { mode, svg, format, height } of files) {
      expect(svg).toContain(`width="${format.width}" height="${height}" viewBox="0 0 ${format.width} ${height}"`);
      const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
      const known: string[] = ['none', ...Object.values(palette).map((entry) => entry[mode])];
      expect(colours.filter((colour) => colour === undefined || !known.includes(colour))).toEqual([]);
    }
  });

  it.each([
    ['kind: architecture', 'kind: painting', 'docs/a/b.figure.yaml: kind: 没有“painting”，用其中一个：architecture'],
    ['title: 连接 %%port%%\n', '', 'docs/a/b.figure.yaml: title: '],
    ['label: 设备', 'label: 设备, colour: red', 'docs/a/b.figure.yaml: layers.1.nodes.0: 没有键 colour'],
    ['to: neptune', 'to: triton', 'docs/a/b.figure.yaml: links.0: 没有 id 为“triton”的节点'],
    ['kind: architecture', '}', 'docs/a/b.figure.yaml: '],
  ])('throws with the file, the key and the problem: %s → %s', (right, wrong, message) => {
    expect(() => parseFigure(yaml.replace(right, wrong), 'docs/a/b.figure.yaml', facts)).toThrow(message);
  });

  it('throws with the file when a figure does not fit', () => {
    const wide = yaml.replace('label: 设备', `label: ${'W'.repeat(80)}`);
    expect(() => buildFigure(parseFigure(wide, 'docs/a/b.figure.yaml', facts))).toThrow(
      /^docs\/a\/b\.figure\.yaml: layers: 页面上的图宽了 \d+ px，缩短文字/,
    );
  });
});
