import type { CDPSession, Page } from '@playwright/test';

/** CPU slowdown of Lighthouse's mobile device. */
export const slowCpuRate = 4;

/** Network of Lighthouse's "slow 4G": bytes per second, latency in ms. */
const slow4g = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150, offline: false };

type Throttling = { cpu?: boolean; network?: boolean };

/** Throttles CPU and network of `page`. */
export async function throttle(page: Page, { cpu = false, network = false }: Throttling): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpuRate });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
  }
  return session;
}
