import { describe, expect, it } from 'vitest';
import { readSections } from './readSections';

const page = (body: string) => `<!doctype html><html><head><title>x</title></head><body><nav>导航</nav>
<article><div class="theme-doc-markdown markdown">${body}</div><footer>页脚</footer></article></body></html>`;

const read = (body: string, title = '标题') => readSections(page(body), title);
const contents = (body: string) => read(body).map(({ content }) => content);

describe('a built page', () => {
  it('is split at its headings, with their levels and anchors', () => {
    const sections = read(
      `<header><h1>设备接入</h1></header><p>开头</p>
        <h2 id="地址">地址<a class="hash-link" href="#地址" aria-label="直接链接">&ZeroWidthSpace;</a></h2><p>正文</p>
        <h3 id="a-1">格式 <code>v1</code></h3>`,
      '设备接入',
    );
    expect(sections).toEqual([
      { level: 1, anchor: '', heading: '设备接入', content: '开头', code: '' },
      { level: 2, anchor: '地址', heading: '地址', content: '正文', code: '' },
      { level: 3, anchor: 'a-1', heading: '格式 v1', content: '', code: '' },
    ]);
  });

  it('is not split at a heading without an id, which has no address', () => {
    const sections = read('<h1>甲</h1><h2 id="b">乙</h2><p>一</p><h3>丙</h3><p>二</p><h4 id="">丁</h4>', '甲');
    expect(sections.map(({ anchor, content }) => [anchor, content])).toEqual([
      ['', ''],
      ['b', '一\n丙\n二\n丁'],
    ]);
  });

  it('leaves cells in their section when a heading follows in their row', () => {
    const row = '<tr><td>端口</td><td><h2 id="b">地址</h2>默认 502</td></tr>';
    const sections = read(`<p>开头</p><table>${row}<tr><td>从站</td><td>1</td></tr></table>`);
    expect(sections.map(({ anchor, content }) => [anchor, content])).toEqual([
      ['', '开头\n端口'],
      ['b', '默认 502\n从站 | 1'],
    ]);
  });

  it.each(['设备接入', '<a href="/">设备</a> 接入'])('contains its title once: %s', (heading) => {
    expect(read(`<h1>${heading}</h1><p>开头</p>`, '设备接入')).toMatchObject([{ level: 1, content: '开头' }]);
  });

  it('keeps another first h1: as text, or as a section if it has an id', () => {
    expect(read('<h1>接入指南</h1><p>开头</p>', '设备接入')).toMatchObject([{ level: 1, content: '接入指南\n开头' }]);
    expect(read('<h1 id="guide">接入指南</h1><p>开头</p>', '设备接入')).toMatchObject([
      { level: 1, anchor: '', heading: '设备接入', content: '' },
      { level: 2, anchor: 'guide', heading: '接入指南', content: '开头' },
    ]);
  });

  it('keeps every later h1', () => {
    const sections = read(
      '<h1>设备接入</h1><p>一</p><h1>网关</h1><p>二</p><h2 id="a">地址</h2><h1>平台</h1><h1 id="p">设备接入</h1><p>三</p>',
      '设备接入',
    );
    expect(sections.map(({ anchor, heading, content }) => [anchor, heading, content])).toEqual([
      ['', '设备接入', '一\n网关\n二'],
      ['a', '地址', '平台'],
      ['p', '设备接入', '三'],
    ]);
  });

  it('begins at the h1 that equals its title', () => {
    const sections = read('<h1 id="news">新</h1><p>一</p><h1 id="top">设备接入</h1><p>二</p>', '设备接入');
    expect(sections.map(({ anchor, heading, content }) => [anchor, heading, content])).toEqual([
      ['', '设备接入', '二'],
      ['news', '新', '一'],
    ]);
  });

  it.each(['.text', 'main'])('is read from its body: %s', (body) => {
    const html = '<p>前</p><main class="a text"><p>正文</p></main><p>后</p>';
    expect(readSections(html, '标题', body)).toMatchObject([{ content: '正文' }]);
    expect(() => readSections('<p class="main" id="text">前</p>', '标题', body)).toThrow(body);
  });

  it('has the title of its first h1 when none is given', () => {
    const sections = read(
      '<p>一</p><h1></h1><h1 id="a">设备  <code>ID</code></h1><p>二</p><h1 id="b">甲</h1><p>三</p>',
      '',
    );
    expect(sections).toMatchObject([
      { level: 1, anchor: '', heading: '设备 ID', content: '一\n二' },
      { level: 2, anchor: 'b', heading: '甲', content: '三' },
    ]);
  });

  it('omits the line under its title', () => {
    expect(
      contents('<header><h1>标题</h1><p class="page-summary summary_x">操作约 20 分钟</p></header><p>正文</p>'),
    ).toEqual(['正文']);
  });

  it.each([
    [
      'paragraphs, lists and line breaks on lines of their own',
      '<p>一<br>二</p><ul><li>三</li><li>四 <code>id</code></li></ul>',
      '一\n二\n三\n四 id',
    ],
    [
      'tables row by row, with their caption',
      '<table><caption>表 1</caption><tr><th>项目<th>说明<tr><td>值<td><p>一</p><p>二</p></table>',
      '表 1\n项目 | 说明\n值 | 一 二',
    ],
    [
      'cells that say something, not with dashes and gaps',
      '<table><tr><td>轴号<td>—<td><td>1～8<tr><td>-<td>—</table>',
      '轴号 | 1～8',
    ],
    [
      'alternative texts and captions of figures, once for light and dark',
      '<figure><picture class="figure-light"><img alt="接线图" src="x"></picture><picture class="figure-dark"><img alt="接线图" src="y"></picture><figcaption>图 1</figcaption></figure>',
      '接线图\n图 1',
    ],
    [
      'the title above code, not its language',
      '<div class="code-block-header x"><span>main.go</span><span>Go</span></div><pre>x</pre>',
      'main.go',
    ],
    [
      'all panels of tabs, whichever is chosen',
      '<div role="tabpanel">甲</div><div role="tabpanel" hidden>乙</div>',
      '甲\n乙',
    ],
    ['folded details', '<details><summary>为什么</summary><p>因为</p></details>', '为什么\n因为'],
    ['text that spans source lines as one line', '<p>设备\n  接入</p>', '设备 接入'],
    ['entities as characters', '<p>&lt;img src=x&gt; &amp; 设备</p>', '<img src=x> & 设备'],
  ])('is read with %s', (_what, body, content) => {
    expect(contents(body)).toEqual([content]);
  });

  it('has its code blocks separately, with their lines, without highlighting', () => {
    const [section] = read(
      '<p>一</p><pre><code><span class="token">export</span> A=1\nread B</code></pre><p>二 <code>id</code></p><pre>x</pre>',
    );
    expect(section).toMatchObject({ content: '一\n二 id', code: 'export A=1\nread B\nx' });
  });

  it('keeps line breaks in code and headings as separators', () => {
    const sections = read('<h2 id="a">甲<br>乙</h2><pre><code>a = 1<br>b = 2</code></pre>');
    expect(sections.slice(1)).toMatchObject([{ heading: '甲 乙', code: 'a = 1\nb = 2' }]);
  });

  it('omits elements that are not text', () => {
    const body =
      '<p>正文</p><button>复制</button><svg><text>图</text></svg><span aria-hidden="true">装饰</span><div hidden>隐藏</div><script>x</script>';
    expect(contents(body)).toEqual(['正文']);
  });

  it('omits invisible characters and the tags of marked text', () => {
    expect(contents('<p>设\u200b备\uE000\uE001\u202e接入</p>')).toEqual(['设备接入']);
  });

  it('is refused when it has no page body', () => {
    expect(() => readSections('<p>别的</p>', '标题')).toThrow('theme-doc-markdown');
  });
});
