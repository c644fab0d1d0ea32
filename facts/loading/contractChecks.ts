/** Where contracts and records speak of the same thing, they agree. */
import type { Fact } from '../model/facts';
import { type Check, findTwins, where } from './check';

/** Blocks name operations and messages without their area. */
const idsAreUnique: Check = (facts, note) => {
  const idOf = (fact: Fact): string | undefined => {
    if (fact.type === 'operation' || fact.type === 'channel') return `operation ${fact.operationId}`;
    return fact.type === 'message' ? `message ${fact.messageId}` : undefined;
  };
  findTwins(facts, idOf, (first, second) => note(second, `the id is ${where(first)} too; rename one of them`));
};

const codesAreExplained: Check = (facts, note) => {
  const known = new Set(facts.flatMap((fact) => (fact.type === 'error' ? [`${fact.area} ${fact.code}`] : [])));
  for (const fact of facts) {
    if (fact.type !== 'operation') continue;
    for (const { code } of fact.codes) {
      if (!known.has(`${fact.area} ${code}`))
        note(fact, `code ${code} is not in facts/${fact.area}/errors.yaml; add it`);
    }
  }
};

/** Host and port of an address, with or without its scheme. */
function splitAddress(address: string): { host: string; port: string | undefined } {
  const [, host = '', port] = /^(?:\w+:\/\/)?([^:/]+)(?::(\d+))?/.exec(address) ?? [];
  return { host, port };
}

/**
 * The address of a contract's server is made of values that the facts have, too: hosts and ports cannot drift apart.
 */
const serversAgree: Check = (facts, note) => {
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
      note(fact, `"${host}" of the server is no host of the facts; one of them is wrong`);
    }
    if (port !== undefined && !ports.has(`${fact.area} ${port}`)) {
      note(fact, `port ${port} of the server is no port of facts/${fact.area}/values.yaml; one of them is wrong`);
    }
  };
  for (const fact of facts) {
    if (fact.type === 'operation') check(fact, fact.server);
    if (fact.type === 'channel') for (const { host } of fact.servers) check(fact, host);
  }
};

/** A field whose values are a set of states (`x-states`) has exactly that set's values. */
const enumerationsAgree: Check = (facts, note) => {
  const sets = new Map(facts.flatMap((fact) => (fact.type === 'state-set' ? [[fact.key, fact] as const] : [])));
  for (const fact of facts) {
    const fields =
      fact.type === 'operation' ? [...fact.fields, ...fact.responseFields] : fact.type === 'message' ? fact.fields : [];
    for (const { name, states, values } of fields) {
      if (states === undefined) continue;
      const expected = sets.get(states)?.members.map(({ value }) => String(value));
      if (!expected) note(fact, `x-states of "${name}" names "${states}", which is no set of states`);
      else if ([...expected].sort().join() !== [...values].sort().join()) {
        note(
          fact,
          `"${name}" has the values ${values.join(', ')}, but ${states} has ${expected.join(', ')}; make them equal`,
        );
      }
    }
  }
};

export const contractChecks: readonly Check[] = [idsAreUnique, codesAreExplained, serversAgree, enumerationsAgree];
