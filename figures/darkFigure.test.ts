import { describe, expect, it } from 'vitest';
import { buildDarkFigure } from './darkFigure';

describe('dark figures', () => {
  it('replace every colour by its dark partner and nothing else', () => {
    const svg =
      '<svg><title>#ffffff</title><rect fill="#ffffff" stroke="#9aa5b1"/><path fill="none" stroke="#0b4a8f"/></svg>';
    expect(buildDarkFigure(svg, 'a.svg')).toBe(
      '<svg><title>#ffffff</title><rect fill="#14181d" stroke="#5a6673"/><path fill="none" stroke="#8ecbff"/></svg>',
    );
  });

  it.each(['#123456', '#FFFFFF', 'red', 'url(#gradient)', 'rgb(0,0,0)'])(
    'name the file and the colour %s that the palette lacks',
    (colour) => {
      expect(() => buildDarkFigure(`<rect fill="${colour}"/>`, 'docs/a/b.svg')).toThrow(
        `docs/a/b.svg: fill "${colour}" is not a colour`,
      );
    },
  );

  it('find colours in style declarations too', () => {
    expect(buildDarkFigure('<rect style="fill: #ffffff; stroke:#1f2933"/>', 'a.svg')).toBe(
      '<rect style="fill: #14181d; stroke:#e6eaee"/>',
    );
  });
});
