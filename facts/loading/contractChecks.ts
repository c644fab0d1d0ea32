/** Checks that contracts and records agree. */
import type { Fact } from '../model/facts';
import { type Check, findDuplicates, locate } from './check';

/** Blocks reference operations and messages without their area. */
const idsAreUnique: Check = (facts, report) => {
  const idOf = (fact: Fact): string | undefined => {
    if (fact.type === 'operation' || fact.type === 'channel') return `operation ${fact.operationId}`;
    return fact.type === 'message' ? `message ${fact.messageId}` : undefined;
  };
  findDuplicates(facts, idOf, (first, second) => report(second, `与 ${locate(first)} 的 id 相同，改其中一个`));
};

const codesAreExplained: Check = (facts, report) => {
  const known = new Set(facts.flatMap((fact) => (fact.type === 'error' ? [`${fact.area} ${fact.code}`] : [])));
  for (const fact of facts) {
    if (fact.type !== 'operation') continue;
    for (const { code } of fact.codes) {
      if (!known.has(`${fact.area} ${code}`))
        report(fact, `错误码 ${code} 不在 facts/${fact.area}/errors.yaml 中，加上它`);
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
      report(fact, `服务器的主机“${host}”不在事实库中，改正其中一个`);
    }
    if (port !== undefined && !ports.has(`${fact.area} ${port}`)) {
      report(fact, `服务器的端口 ${port} 不在 facts/${fact.area}/values.yaml 中，改正其中一个`);
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
      if (!expected) report(fact, `“${name}”的 x-states 写的“${states}”不是状态集`);
      else if ([...expected].sort().join() !== [...values].sort().join()) {
        report(fact, `“${name}”的取值是 ${values.join('、')}，${states} 是 ${expected.join('、')}，改成一致`);
      }
    }
  }
};

export const contractChecks: readonly Check[] = [idsAreUnique, codesAreExplained, serversAgree, enumerationsAgree];
