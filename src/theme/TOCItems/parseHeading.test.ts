import { describe, expect, it } from 'vitest';
import { parseHeading } from './parseHeading';

describe('a heading of the table of contents', () => {
  it('is text', () => {
    expect(parseHeading('系统架构')).toEqual([{ text: '系统架构', isCode: false }]);
  });

  it('keeps its code', () => {
    expect(parseHeading('用 <code>GET /a</code> 查询')).toEqual([
      { text: '用 ', isCode: false },
      { text: 'GET /a', isCode: true },
      { text: ' 查询', isCode: false },
    ]);
  });

  it('reads escaped characters once and drops other markup', () => {
    expect(parseHeading('<strong>A</strong> &lt;b&gt; &amp;lt; <code>List&lt;T&gt;</code>')).toEqual([
      { text: 'A <b> &lt; ', isCode: false },
      { text: 'List<T>', isCode: true },
    ]);
  });
});
