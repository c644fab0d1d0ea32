/**
 * Returns the addresses of the scripts, styles and images in the tags of a page, in document order, without duplicates.
 */
export function findAssets(html: string): string[] {
  const found = html.matchAll(
    /<(?:script|link|img|source)\s[^>]*?\b(?:src|srcset|href)="?(\/(?:assets|img)\/[^"\s>]+)/gi,
  );
  return [...new Set([...found].map(([, address = '']) => address))];
}

/** Returns the addresses of the images that a page script renders. */
export function findPictures(script: string): string[] {
  const found = script.matchAll(/"(assets\/images\/[^"]+)"/g);
  return [...new Set([...found].map(([, address = '']) => `/${address}`))];
}
