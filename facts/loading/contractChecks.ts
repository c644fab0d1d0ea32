/** Checks that contracts and records agree. */
import type { Fact } from '../model/facts';
import { type Check, findDuplicates, locate } from './check';

/** Blocks reference operations and messages without their area. */
const idsAreUnique: Check = (facts, report) => {
  const idOf = (fact: Fact): string | undefined => {
    if (fact.type === 'operation' || fact.type === 'channel') return `operation ${fact.operationId}`;
    return fact.type === 'message' ? `message ${fact.messageId}` : undefined;
  };
  findDuplicates(facts, idOf, (first, second) =>
    report(second, `the id is also used by ${locate(first)}; rename one of them`),
  );
};

const codesAreExplained: Check = (facts, report) => {
  const known = new Set(facts.flatMap((fact) => (fact.type === 'error' ? [`${fact.area} ${fact.code}`] : [])));
  for (const fact of facts) {
    if (fact.type !== 'operation') continue;
    for (const { code } of fact.codes) {
      if (!known.has(`${fact.area} ${code}`))
        report(fact, `code ${code} is not in facts/${fact.area}/errors.yaml; add it`);
    }
  }
};

/** Splits an address with or without a scheme into host and port. */
function splitAddress(address: string): { host: string; port: string | undefined } {
  const [, host = '', port] = /^(?:\w+:\/\/)?([^:/]+)(?::(\d+))?/.exec(address) ?? [];
  return { host, port };
}

/** Hosts and ports of contract servers must exist as values in the facts. */
const serversAgree: Check = (facts, report) => {
  const values = facts.filter((fact) => fact.type === 'value');
  const hosts = new Set(
    values.filter(({ kind }) => kind === 'host').map(({ value }) => splitAddress(String(value)).host),
  );
  const ports = new Set(
    values.filter(({ kind }) => kind === 'port').map(({ area, value }) => `${area} ${String(value)}`),
  );
  const check = (fact: Fact, address: string): void => {
    const { host, port } = splitAddress(address);
    if (!hosts.has(host)) {
      report(fact, `"${host}" of the server is not a host in the facts; correct one of them`);
    }
    if (port !== undefined && !ports.has(`${fact.area} ${port}`)) {
      report(fact, `port ${port} of the server is not a port in facts/${fact.area}/values.yaml; correct one of them`);
    }
  };
  for (const fact of facts) {
    if (fact.type === 'operation') check(fact, fact.server);
    if (fact.type === 'channel') for (const { host } of fact.servers) check(fact, host);
  }
};

/** A field with `x-states` must have exactly the values of that state set. */
const enumerationsAgree: Check = (facts, report) => {
  const sets = new Map(facts.flatMap((fact) => (fact.type === 'state-set' ? [[fact.key, fact] as const] : [])));
  for (const fact of facts) {
    const fields =
      fact.type === 'operation' ? [...fact.fields, ...fact.responseFields] : fact.type === 'message' ? fact.fields : [];
    for (const { name, states, values } of fields) {
      if (states === undefined) continue;
      const expected = sets.get(states)?.members.map(({ value }) => String(value));
      if (!expected) report(fact, `x-states of "${name}" references "${states}", which is not a state set`);
      else if ([...expected].sort().join() !== [...values].sort().join()) {
        report(
          fact,
          `"${name}" has the values ${values.join(', ')}, but ${states} has ${expected.join(', ')}; make them equal`,
        );
      }
    }
  }
};

export const contractChecks: readonly Check[] = [idsAreUnique, codesAreExplained, serversAgree, enumerationsAgree];
