import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { headingBreaks } from './headingBreaks';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function show(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.tagName === 'wbr' ? '|' : node.children.map(show).join('');
}

/** Returns the text of an element after the plugin has run, with `|` for each `<wbr>`. */
function convert(heading: Element): string {
  const tree: Root = { type: 'root', children: [heading] };
  headingBreaks()(tree);
  return show(heading);
}

describe('headingBreaks', () => {
  it('breaks a long heading between words but not next to punctuation', () => {
    expect(convert(element('h3', text('收不到激活邮件或短信验证码怎么办？')))).toBe(
      '收|不到|激活|邮件或|短信|验证码|怎么办？',
    );
  });

  it('does not break inline code', () => {
    expect(convert(element('h2', text('把字段 '), element('code', text('设备编号')), text(' 改成设备名称')))).toBe(
      '把字段 设备编号 改成|设备|名称',
    );
  });

  it.each([
    ['heading that fits on a line', element('h2', text('账号与团队'))],
    ['paragraph', element('p', text('收不到激活邮件或短信验证码怎么办？'))],
  ])('adds no breaks to a %s', (_, heading) => {
    expect(convert(heading)).not.toContain('|');
  });
});
