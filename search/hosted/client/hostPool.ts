/**
 * Which hosts of the service to ask, in which order and how patiently: the rules of the official client
 * (algoliasearch 5, client-common `createTransporter`, `createStatefulHost`), kept in memory for this page.
 */
import { hostRetryAfterMs } from '../../protocol/limits';

/** `down`: no answer, or one that says nothing; `timedOut`: none in time. */
type HostFailure = 'down' | 'timedOut';

/** Whom to ask in one call. */
type HostPlan = {
  /** The next host to ask first. Never empty: when all have failed, all are tried again. */
  hosts: readonly string[];
  /** By how much timeouts grow after `count` of them within the call. */
  timeoutFactor: (count: number) => number;
};

/** The hosts as they are now: `plan` for each call, `report` whatever fails. */
type HostPool = {
  plan: () => HostPlan;
  report: (host: string, failure: HostFailure) => void;
};

/** Origins, the best one first; `now` in milliseconds. */
type HostPoolOptions = {
  hosts: readonly string[];
  now: () => number;
  /** A number from 0 up to, not including, 1. */
  random: () => number;
};

function shuffle(list: readonly string[], random: () => number): string[] {
  const rest = [...list];
  const shuffled: string[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return shuffled;
}

/**
 * The first host stays first; the others are put into random order once, to share the load of its failures. A host
 * that is down is left out for two minutes; one that answered too late is asked last for as long.
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
