const sheetLink = /<link rel="?stylesheet"?[^>]*>/;

/**
 * Replaces the style sheet link by an inline `style` and moves it to the end, so that the page is painted before the
 * sheet loads. Adds preload links for `scripts`. Throws when there is not exactly one style sheet.
 */
export function writeLinks(html: string, style: string, scripts: readonly string[]): string {
  const [before, after, ...others] = html.split(sheetLink);
  const [link] = sheetLink.exec(html) ?? [];
  const end = after?.lastIndexOf('</body>') ?? -1;
  if (before === undefined || after === undefined || link === undefined || others.length > 0 || end < 0)
    throw new Error('finish: a page must have one style sheet');
  const preloads = scripts.map((address) => `<link rel=preload as=script href=${address}>`);
  return [before, `<style>${style}</style>`, ...preloads, after.slice(0, end), link, after.slice(end)].join('');
}
