const sheetLink = /<link rel="?stylesheet"?[^>]*>/;

/**
 * `html` with `style` in place of its style sheet, which follows at the end: the page is painted before the sheet is
 * there, and whatever a page shows later has its rules in the sheet's own order. `scripts` start to load at once.
 * Throws when there is not one style sheet.
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
