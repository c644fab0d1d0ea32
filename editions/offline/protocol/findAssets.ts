/** Addresses of the scripts, styles and pictures that stand in tags of the page `html`, in their order, once each. */
export function findAssets(html: string): string[] {
  const found = html.matchAll(
    /<(?:script|link|img|source)\s[^>]*?\b(?:src|srcset|href)="?(\/(?:assets|img)\/[^"\s>]+)/gi,
  );
  return [...new Set([...found].map(([, address = '']) => address))];
}

/** Addresses of the pictures that the script of a page puts into it. */
export function findPictures(script: string): string[] {
  const found = script.matchAll(/"(assets\/images\/[^"]+)"/g);
  return [...new Set([...found].map(([, address = '']) => `/${address}`))];
}
