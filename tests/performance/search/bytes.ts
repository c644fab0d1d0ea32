import type { Browser } from '@playwright/test';
import { type Cost, measureSearchCost } from './searchCost';

const describe = ({ bytes, requests }: Cost): string =>
  `${(bytes / 1000).toFixed(1)} KB in ${String(requests)} requests`;

/** Prints the bytes that the search fetches. */
export async function printBytes(browser: Browser, baseUrl: string, route: string, pageCount: number): Promise<void> {
  const { beforeIntent, dialog, firstTier, everything } = await measureSearchCost(browser, baseUrl, route);
  console.log('Bytes of the search (brotli, as served)');
  console.log(`  before intent  ${describe(beforeIntent)}`);
  console.log(`  dialog's code  ${describe(dialog)}`);
  console.log(`  first tier     ${describe(firstTier)}`);
  console.log(
    `  everything     ${describe(everything)}, ${(everything.bytes / pageCount / 1000).toFixed(2)} KB a page of ${String(pageCount)}`,
  );
}
