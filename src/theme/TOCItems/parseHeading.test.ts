import { describe, expect, it } from 'vitest';
import { parseHeading } from './parseHeading';

describe('parseHeading', () => {
  it('returns plain text as one part', () => {
    expect(parseHeading('系统架构')).toEqual([{ text: '系统架构', isCode: false }]);
  });

  it('separates inline code', () => {
    expect(parseHeading('用 <code>GET /a</code> 查询')).toEqual([
      { text: '用 ', isCode: false },
      { text: 'GET /a', isCode: true },
      { text: ' 查询', isCode: false },
    ]);
  });

  it('decodes entities once and drops other markup', () => {
    expect(parseHeading('<strong>A</strong> &lt;b&gt; &amp;lt; <code>List&lt;T&gt;</code>')).toEqual([
      { text: 'A <b> &lt; ', isCode: false },
      { text: 'List<T>', isCode: true },
    ]);
  });
});
