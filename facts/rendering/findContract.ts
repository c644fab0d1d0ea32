import { listFacts } from '../findFact';
import { findNearest } from '../findNearest';
import type { ChannelFact, MessageFact, OperationFact } from '../model/contract';
import type { Resolver } from './resolver';

function find<F>(
  facts: readonly F[],
  idOf: (fact: F) => string,
  id: string,
  what: string,
  resolver: Resolver,
): F | undefined {
  const found = facts.find((fact) => idOf(fact) === id);
  if (found) return found;
  const nearest = findNearest(id, facts.map(idOf));
  const hint = nearest.length > 0 ? `；最接近的：${nearest.join('、')}` : '';
  resolver.fail(`facts/contracts 中没有${what}“${id}”${hint}`);
  return undefined;
}

/** Finds the HTTP operation and records its use. Reports a fault if it is missing. */
export function findOperation(id: string, resolver: Resolver): OperationFact | undefined {
  const found = find(listFacts(resolver.facts, 'operation'), (fact) => fact.operationId, id, '操作', resolver);
  if (found) resolver.use(found);
  return found;
}

/** Finds the AsyncAPI operation and records its use. Reports a fault if it is missing. */
export function findChannel(id: string, resolver: Resolver): ChannelFact | undefined {
  const found = find(listFacts(resolver.facts, 'channel'), (fact) => fact.operationId, id, '频道操作', resolver);
  if (found) resolver.use(found);
  return found;
}

/** Finds the message and records its use. Reports a fault if it is missing. */
export function findMessage(id: string, resolver: Resolver): MessageFact | undefined {
  const found = find(listFacts(resolver.facts, 'message'), (fact) => fact.messageId, id, '消息', resolver);
  if (found) resolver.use(found);
  return found;
}
