import { test as base } from '@playwright/test';
import { type RawResponse, sendRequest } from '../../deploy/contract/sendRequest';

export { expect } from '@playwright/test';

/** Sends an address without normalisation and follows no redirect. */
type Send = (address: string, headers?: Record<string, string>, method?: string) => Promise<RawResponse>;

/** `test` for server responses, without a browser. */
export const test = base.extend<{ send: Send }>({
  send: async ({ baseURL }, use) => {
    await use((...request) => sendRequest(baseURL ?? '', ...request));
  },
});
