import { isIPv6 } from 'node:net';
import { maxAddresses } from './limits';

/** Questions per address: a bucket that holds two seconds' worth and fills up at the limited rate. */
export type RateLimit = {
  /**
   * Takes a call of `address` with so many different questions. 0 when it is allowed, otherwise how long to wait. What
   * a call asks beyond what is left, later calls wait for: none is too large ever to be answered.
   */
  take: (address: string, questions: number) => number;
};

/**
 * Who counts as one: an address of IPv4; of IPv6 the first 64 bits, since whoever has one has all that begin with them.
 */
function findNetwork(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

/** A limit of `questionsPerSecond` for each address. */
export function createRateLimit(questionsPerSecond: number, now: () => number): RateLimit {
  const burst = Math.max(1, questionsPerSecond * 2);
  const buckets = new Map<string, { left: number; atMs: number }>();

  return {
    take(caller, questions) {
      const address = findNetwork(caller);
      const atMs = now();
      const bucket = buckets.get(address);
      const left = bucket ? Math.min(burst, bucket.left + ((atMs - bucket.atMs) / 1000) * questionsPerSecond) : burst;
      // Put in anew: the map's order is that of the last call, and the first is forgotten.
      buckets.delete(address);
      buckets.set(address, { left: left >= 1 ? left - questions : left, atMs });
      if (buckets.size > maxAddresses) {
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest);
          break;
        }
      }
      return left >= 1 ? 0 : Math.ceil(((1 - left) / questionsPerSecond) * 1000);
    },
  };
}
