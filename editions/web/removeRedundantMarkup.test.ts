import { describe, expect, it } from 'vitest';
import { removeRedundantMarkup } from './removeRedundantMarkup';

describe('removeRedundantMarkup', () => {
  it.each([
    '<meta charset=UTF-8><meta name=generator content="Docusaurus v3.10.2"><title>设备</title>',
    '<meta charset=UTF-8><meta name="generator" content="Docusaurus v3.10.2" /><title>设备</title>',
  ])('removes only the generator tag: %s', (html) => {
    expect(removeRedundantMarkup(html)).toBe('<meta charset=UTF-8><title>设备</title>');
  });

  it('removes preload links of images only', () => {
    const html =
      '<link rel=preload as=image href=/img/logo.svg /><link rel="preload" as="image" href="/img/logo-dark.svg"/>' +
      '<link rel=preload as=script href=/a.js><img src=/img/logo.svg>';
    expect(removeRedundantMarkup(html)).toBe('<link rel=preload as=script href=/a.js><img src=/img/logo.svg>');
  });

  it('removes the slash of void elements unless it is part of a value', () => {
    expect(removeRedundantMarkup('<img src=/a/ alt="1 > 0" /><br/><meta name="a"/><link href=/ />')).toBe(
      '<img src=/a/ alt="1 > 0"><br><meta name="a"><link href=/>',
    );
    const html = '<svg><path d="M0 0"/><use href=#a /></svg><img src=/a/><a title="<br />">';
    expect(removeRedundantMarkup(html)).toBe(html);
  });

  it('keeps a page that says "generator" elsewhere', () => {
    const html = '<p>&lt;meta name=generator&gt;</p>';
    expect(removeRedundantMarkup(html)).toBe(html);
  });
});
