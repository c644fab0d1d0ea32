import { vi } from 'vitest';
import { FakeCaches, FakeNetwork, origin } from './fakeCaches';

/** Replaces the browser's storage and network by fakes until `vi.unstubAllGlobals`. */
export function setUp({ keepsKeyOrder = false } = {}): { storage: FakeCaches; network: FakeNetwork } {
  const storage = new FakeCaches(keepsKeyOrder);
  const network = new FakeNetwork();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('navigator', {});
  return { storage, network };
}
