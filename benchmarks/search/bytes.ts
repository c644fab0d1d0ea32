import type { Browser } from '@playwright/test';
import { type Cost, measureSearchCost } from './searchCost';

/** Docs of the whole catalogue: what the site grows to. */
const plannedPages = 243;

const describe = ({ bytes, requests }: Cost): string =>
  `${(bytes / 1000).toFixed(1)} KB in ${String(requests)} requests`;

/** Prints what a reader fetches for the search, and what it comes to when every planned page is written. */
export async function printBytes(browser: Browser, baseUrl: string, route: string, pageCount: number): Promise<void> {
  const { beforeIntent, dialog, firstTier, everything } = await measureSearchCost(browser, baseUrl, route);
  console.log('Bytes of the search (gzip where the server compresses)');
  console.log(`  before intent  ${describe(beforeIntent)}`);
  console.log(`  dialog's code  ${describe(dialog)}`);
  console.log(`  first tier     ${describe(firstTier)}`);
  console.log(
    `  everything     ${describe(everything)}, ${(everything.bytes / pageCount / 1000).toFixed(2)} KB a page of ${String(pageCount)}`,
  );
  const text = everything.bytes - firstTier.bytes;
  const projected = firstTier.bytes + (text * plannedPages) / pageCount;
  console.log(`  everything at ${String(plannedPages)} pages: about ${(projected / 1000).toFixed(0)} KB`);
}
