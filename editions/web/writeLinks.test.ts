import { expect, test } from 'vitest';
import { writeLinks } from './writeLinks';

const page = (sheets: string) => `<html><head>${sheets}<script src=/a.js defer></script></head><body>x</body></html>`;

test.each(['<link rel=stylesheet href=/assets/css/s.css>', '<link rel="stylesheet" href="/assets/css/s.css" />'])(
  'inlines the style and moves %s to the end',
  (link) => {
    expect(writeLinks(page(link), 'a{}', [])).toBe(
      `<html><head><style>a{}</style><script src=/a.js defer></script></head><body>x${link}</body></html>`,
    );
  },
);

test('adds preload links before the entry scripts', () => {
  const html = writeLinks(page('<link rel=stylesheet href=/s.css>'), '', ['/b.js', '/c.js']);
  expect(html).toContain(
    '<link rel=preload as=script href=/b.js><link rel=preload as=script href=/c.js><script src=/a.js defer>',
  );
});

test.each(['', '<link rel=stylesheet href=/s.css><link rel=stylesheet href=/t.css>'])('throws for "%s"', (sheets) => {
  expect(() => writeLinks(page(sheets), '', [])).toThrow('must have one style sheet');
});
