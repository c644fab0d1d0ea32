import { expect, test } from 'vitest';
import { readMarkup } from './readMarkup';

test.each([
  ['a style attribute', '<p style="color:red">', '<p style="color:red">'],
  ['a bare style attribute', '<p class=a style=color:red>', '<p style="color:red">'],
  ['a style element', '<style>a{}</style>', '<style> element'],
  ['an event handler', '<img src=a.png ONERROR=run()>', '<img onerror>'],
  ['a script address', '<a href="javascript:run()">', '<a href="javascript:">'],
  ['a disguised script address', '<a href=" java&#10;script:run()">', '<a href="javascript:">'],
  ['a script address in an SVG', '<svg><a xlink:href="javascript:run()">', '<a href="javascript:">'],
  ['a style in a template', '<template><p style="x"></template>', '<p style="x">'],
  ['a style in noscript', '<noscript><p style="x"></p></noscript>', '<p style="x">'],
  ['an attribute after one that holds ">"', '<p title="a > b" style="x">', '<p style="x">'],
])('finds %s', (_name, html, expected) => {
  expect(readMarkup(html).blocked).toEqual([expected]);
});

test('finds nothing in plain pages', () => {
  const html = `<!doctype html><!-- <p style="x"> --><script src=/a.js></script><a title='style="x"' href=/javascript:x>style="x"</a>
    <script type="application/ld+json">{"style":"<p style='x'>"}</script><input data-style="x" value="onclick=">`;
  expect(readMarkup(html)).toMatchObject({ scripts: [], blocked: [] });
});

test('collects inline scripts byte for byte, module or not', () => {
  const html = '<script>if(a<b){c("<p style=x>")}</script><script type=module>\n d </script>';
  expect(readMarkup(html).scripts).toEqual(['if(a<b){c("<p style=x>")}', '\n d ']);
});

test('lists the classes and ids of all elements', () => {
  const { names } = readMarkup('<p id=a class="b  c"><template><i class=d></i></template>');
  expect([...names].filter(Boolean)).toEqual(['a', 'b', 'c', 'd']);
});
