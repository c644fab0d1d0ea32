import { vi } from 'vitest';
import { FakeCaches, FakeNetwork, origin } from './fakeCaches';

/** Puts a fake storage and a fake network in place of the browser's; `vi.unstubAllGlobals` takes them away. */
export function setUp({ keepsPlace = false } = {}): { storage: FakeCaches; network: FakeNetwork } {
  const storage = new FakeCaches(keepsPlace);
  const network = new FakeNetwork();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('navigator', {});
  return { storage, network };
}
