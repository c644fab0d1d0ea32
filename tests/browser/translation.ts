/** Simulates browser translation, which replaces text nodes that React rendered. */
import type { Page } from '@playwright/test';

/** Replaces each text node by a `font` element with the translated text, as Chromium does. */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, font')) continue;
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the element that Chromium uses
      const holder = document.createElement('font');
      holder.append(`translated ${text.data}`);
      text.replaceWith(holder);
    }
  });
}
