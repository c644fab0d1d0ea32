import { describe, expect, it } from 'vitest';
import { buildFigure } from './buildFigure';
import { noFacts } from './figureFacts';
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
  it('draws facts in every string, with title, description and real text', () => {
    const { svg } = buildFigure(parseFigure(yaml, 'docs/a/b.figure.yaml', facts)).wide;
    expect(svg).toContain('<title>连接 9883</title>\n<desc>设备连到 Neptune &lt;云&gt;</desc>');
    expect(svg).toMatch(/<text [^>]*>MQTT 9883<\/text>/);
    expect(svg).toMatch(/^<svg [^>]*width="640" height="\d+" viewBox="0 0 640 \d+" role="img"/);
  });

  it('draws the same file every time, without styles', () => {
    const build = () => buildFigure(parseFigure(yaml, 'a', facts));
    expect(build()).toEqual(build());
    expect(build().narrow.svg).not.toMatch(/style|class=|script/);
    expect(build().narrow.svg).toContain('width="360"');
  });

  it.each([
    ['kind: architecture', 'kind: painting', 'docs/a/b.figure.yaml: kind: "painting" is not one of architecture'],
    ['title: 连接 %%port%%\n', '', 'docs/a/b.figure.yaml: title: '],
    ['label: 设备', 'label: 设备, colour: red', 'docs/a/b.figure.yaml: layers.1.nodes.0: Unrecognized key: "colour"'],
    ['to: neptune', 'to: triton', 'docs/a/b.figure.yaml: links.0: no node has the id "triton"'],
    ['kind: architecture', '}', 'docs/a/b.figure.yaml: '],
  ])('names the file, the key and the fault: %s → %s', (right, wrong, message) => {
    expect(() => parseFigure(yaml.replace(right, wrong), 'docs/a/b.figure.yaml', facts)).toThrow(message);
  });

  it('names the file when a figure cannot be drawn', () => {
    const wide = yaml.replace('label: 设备', `label: ${'W'.repeat(80)}`);
    expect(() => buildFigure(parseFigure(wide, 'docs/a/b.figure.yaml', facts))).toThrow(
      /^docs\/a\/b\.figure\.yaml: layers: \d+ px too wide for the wide drawing; shorten words/,
    );
  });
});
