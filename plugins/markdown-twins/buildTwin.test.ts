import { describe, expect, it } from 'vitest';
import { buildOverview } from './buildOverview';
import { buildTwin } from './buildTwin';

const twin = (body: string) =>
  buildTwin({ title: '设备接入', description: '说明。', url: 'https://docs.example.com/docs/a', body }, (url) =>
    url === './unwritten.md' ? undefined : new URL(url, 'https://docs.example.com/docs/a').href,
  );

const bodyOf = (body: string) => twin(body).split('docs/a>\n\n')[1];

describe('buildTwin', () => {
  it('starts with title, description and URL', () => {
    expect(twin('正文。')).toBe('# 设备接入\n\n> 说明。\n\n<https://docs.example.com/docs/a>\n\n正文。\n');
  });

  it('makes links absolute', () => {
    expect(bodyOf('参见[**接口** `a`](./api.md)和[分组](../b.md "全部")。')).toBe(
      '参见[**接口** `a`](https://docs.example.com/docs/api.md)和[分组](https://docs.example.com/b.md "全部")。\n',
    );
    expect(bodyOf('<https://example.com/a>和[外部](https://example.com/b)')).toBe(
      '<https://example.com/a>和[外部](https://example.com/b)\n',
    );
  });

  it('replaces links to missing pages by their text', () => {
    expect(bodyOf('参见[**分组**](./unwritten.md)。')).toBe('参见分组。\n');
    expect(bodyOf('[![分组的图](./a.png)](./unwritten.md)之后')).toBe('分组的图之后\n');
  });

  it('converts admonitions to quotes', () => {
    expect(bodyOf(':::danger[危险]\n先断电。\n\n- 见[接口](./api.md)\n:::\n\n之后。')).toBe(
      '> **危险**\n>\n> 先断电。\n>\n> - 见[接口](https://docs.example.com/docs/api.md)\n\n之后。\n',
    );
    expect(bodyOf('1. 步骤\n\n   :::note\n   ```text untested="x"\n   a\n   ```\n   :::\n')).toBe(
      '1. 步骤\n\n   >\n   > ```text\n   > a\n   > ```\n',
    );
    expect(bodyOf('```md\n:::note[说明]\n:::\n```')).toBe('```md\n:::note[说明]\n:::\n```\n');
  });

  it('replaces a figure by its alternative text', () => {
    expect(bodyOf('![设备连到平台](./a.figure.yaml)\n\n图 1 架构（示意图）')).toBe(
      '（图：设备连到平台）\n\n图 1 架构（示意图）\n',
    );
  });

  it('removes notes for the checks', () => {
    expect(bodyOf('<!-- note: x -->\n\n正文。')).toBe('正文。\n');
    expect(bodyOf('```st title="主程序" untested="没有编译器"\nx := 1;\n```')).toBe(
      '```st title="主程序"\nx := 1;\n```\n',
    );
  });

  it('removes anchors', () => {
    expect(bodyOf('### 1001 设备不存在 {#error-1001}\n\n| <a id="error-401"></a>`401` |\n| --- |')).toBe(
      '### 1001 设备不存在\n\n| `401` |\n| --- |\n',
    );
    expect(bodyOf('## 结果 {#结果-2}')).toBe('## 结果\n');
  });

  it('keeps code unchanged', () => {
    expect(bodyOf('```html\n<!-- a --> ![x](y) [z](./unwritten.md)\n```')).toBe(
      '```html\n<!-- a --> ![x](y) [z](./unwritten.md)\n```\n',
    );
    expect(bodyOf('正文。\n\n    <a href="x">y</a>\n')).toBe('正文。\n\n    <a href="x">y</a>\n');
  });
});

describe('llms.txt', () => {
  it('lists the pages of every product with pages', () => {
    const page = { title: '介绍', description: '说明。', markdownUrl: 'https://docs.example.com/docs/a.md' };
    expect(
      buildOverview('站点', '一句话', [
        { name: 'Neptune', pages: [page] },
        { name: '空', pages: [] },
      ]),
    ).toBe('# 站点\n\n> 一句话\n\n## Neptune\n\n- [介绍](https://docs.example.com/docs/a.md): 说明。\n');
  });
});
