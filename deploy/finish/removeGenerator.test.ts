import { describe, expect, it } from 'vitest';
import { removeGenerator } from './removeGenerator';

describe('removeGenerator', () => {
  it.each([
    '<meta charset=UTF-8><meta name=generator content="Docusaurus v3.10.2"><title>设备</title>',
    '<meta charset=UTF-8><meta name="generator" content="Docusaurus v3.10.2" /><title>设备</title>',
  ])('leaves everything else as it is: %s', (html) => {
    expect(removeGenerator(html)).toBe('<meta charset=UTF-8><title>设备</title>');
  });

  it('keeps a page that says "generator" elsewhere', () => {
    const html = '<p>&lt;meta name=generator&gt;</p>';
    expect(removeGenerator(html)).toBe(html);
  });
});
