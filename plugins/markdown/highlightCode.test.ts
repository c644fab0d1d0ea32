import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlightCode';

function buildFence(source: string, language?: string, metastring?: string): Element {
  const className = language === undefined ? [] : [`language-${language}`];
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className, metastring },
        children: [{ type: 'text', value: source }],
      },
    ],
  };
}

function run(...children: Element[]): Element[] {
  const tree: Root = { type: 'root', children };
  highlightCode()(tree, new VFile({ path: 'docs/a.md' }));
  return children;
}

describe('highlightCode', () => {
  it('keeps the text without the newline that Markdown adds', () => {
    const source = '{"a": "<b>&amp;"}\n\n  // 尾\n';
    const [block] = run(buildFence(source, 'json'));
    expect(block && toString(block)).toBe(source.slice(0, -1));
  });

  it('produces only spans with classes', () => {
    const [block] = run(buildFence('{"a": 1}', 'json'));
    const html = JSON.stringify(block);
    expect(html).toContain('"property"');
    expect(html).not.toContain('style');
  });

  it('sets title, language and position', () => {
    const [first, second] = run(buildFence('a', 'bash', 'title="安装"'), buildFence('b'));
    expect(first?.properties).toEqual({ title: '安装', language: 'bash', position: 1 });
    expect(second?.properties).toEqual({ title: undefined, language: 'text', position: 2 });
  });

  it('throws with the file and the known languages when the language is unknown', () => {
    expect(() => run(buildFence('a', 'cobol'))).toThrow(
      /docs\/a\.md:1: .*“cobol”，用其中一个：.*bash, .*shell-session/,
    );
  });
});
