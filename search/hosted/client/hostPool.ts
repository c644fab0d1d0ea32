/**
 * Selects the hosts of the service, their order and timeouts, by the rules of the official client (algoliasearch 5,
 * client-common `createTransporter`, `createStatefulHost`), in memory for this page.
 */
import { hostRetryAfterMs } from '../../protocol/limits';

/** `down`: no answer, or an invalid one; `timedOut`: no answer in time. */
type HostFailure = 'down' | 'timedOut';

/** Hosts and timeouts of one call. */
type HostPlan = {
  /** Hosts in order. Never empty: when all have failed, all are tried again. */
  hosts: readonly string[];
  /** Returns the factor of timeouts after `count` of them in the call. */
  timeoutFactor: (count: number) => number;
};

/** State of the hosts. Call `plan` for each call and `report` for each failure. */
type HostPool = {
  plan: () => HostPlan;
  report: (host: string, failure: HostFailure) => void;
};

/** Origins, the preferred one first; `now` in milliseconds. */
type HostPoolOptions = {
  hosts: readonly string[];
  now: () => number;
  /** Returns a number from 0 to 1, excluding 1. */
  random: () => number;
};

function shuffle(list: readonly string[], random: () => number): string[] {
  const rest = [...list];
  const shuffled: string[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return shuffled;
}

/**
 * Creates the pool. The first host stays first. The others are shuffled once, to balance the load of its failures. A
 * host that is down is skipped for two minutes. One that timed out is tried last for as long.
 */
export function createHostPool({ hosts: [first, ...others], now, random }: HostPoolOptions): HostPool {
  const hosts = [...(first === undefined ? [] : [first]), ...shuffle(others, random)];
  const failures = new Map<string, { failure: HostFailure; atMs: number }>();

  function findFailure(host: string): HostFailure | undefined {
    const last = failures.get(host);
    return last && now() - last.atMs <= hostRetryAfterMs ? last.failure : undefined;
  }

  return {
    plan() {
      const timedOut = hosts.filter((host) => findFailure(host) === 'timedOut');
      const available = [...hosts.filter((host) => findFailure(host) === undefined), ...timedOut];
      return {
        hosts: available.length > 0 ? available : hosts,
        timeoutFactor: (count) => (timedOut.length === 0 && count === 0 ? 1 : timedOut.length + 3 + count),
      };
    },
    report(host, failure) {
      failures.set(host, { failure, atMs: now() });
    },
  };
}
