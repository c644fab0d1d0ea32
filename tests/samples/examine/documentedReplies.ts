/** Contracts that validate the responses, messages and request lines on pages. */
import type { SampleBlock } from '../blocks/sampleBlock';
import { type Contract, findReplyFaults, loadContract } from '../contracts/contract';
import { type Message, loadMessages } from '../contracts/messages';

export type Interfaces = { contracts: readonly Contract[]; messages: readonly Message[] };

/** Loads the contracts that samples use. */
export async function loadInterfaces(): Promise<Interfaces> {
  const contracts = await Promise.all(['neptune', 'janus'].map(loadContract));
  const messages = ['neptune-mqtt', 'janus-realtime'].flatMap((name) => [...loadMessages(name).values()]);
  return { contracts, messages };
}

/**
 * Validates a JSON block of a page about `operationId`. A response is in the section 响应示例, a message has the title of
 * a message in the contract.
 */
export function findJsonFaults(
  block: SampleBlock,
  operationId: string | undefined,
  { contracts, messages }: Interfaces,
): string[] {
  const value: unknown = JSON.parse(block.text);
  const message = messages.find(({ title }) => title === block.title);
  if (message) return message.findFaults(value);
  if (operationId === undefined || block.section !== '响应示例') return [];
  const contract = contracts.find(({ api }) => api.getOperation(operationId));
  return contract ? findReplyFaults(contract, operationId, value) : [];
}

/** Reports lines `POST http://…/path` that are not an operation of a contract. */
export function findRequestLineFaults(text: string, { contracts }: Interfaces): string[] {
  return text.split('\n').flatMap((line): string[] => {
    const match = /^(GET|POST|PUT|DELETE) (https?:\/\/\S+)$/.exec(line);
    if (!match) return [];
    const [, method = '', address = ''] = match;
    const url = new URL(address);
    const known = contracts.some(({ api }) => {
      const [server] = api.definition.servers ?? [];
      return (
        server?.url === url.origin && api.matchOperation({ method, path: url.pathname, headers: {} }) !== undefined
      );
    });
    return known ? [] : [`${line} is no operation of facts/contracts`];
  });
}
