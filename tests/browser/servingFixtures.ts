import { test as base } from '@playwright/test';
import { type RawResponse, sendRequest } from '../../deploy/contract/sendRequest';

export { expect } from '@playwright/test';

/** Sends an address exactly as it stands, follows no redirect. */
type Send = (address: string, headers?: Record<string, string>, method?: string) => Promise<RawResponse>;

/** Tests of what the server answers, without a browser. */
export const test = base.extend<{ send: Send }>({
  send: async ({ baseURL }, use) => {
    await use((...request) => sendRequest(baseURL ?? '', ...request));
  },
});
