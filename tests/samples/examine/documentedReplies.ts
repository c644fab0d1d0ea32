/** What a page shows of an interface against the contracts: replies, messages and request lines. */
import type { SampleBlock } from '../blocks/sampleBlock';
import { type Contract, findReplyFaults, loadContract } from '../contracts/contract';
import { type Message, loadMessages } from '../contracts/messages';

export type Interfaces = { contracts: readonly Contract[]; messages: readonly Message[] };

/** Reads every contract below `facts/contracts` that samples use. */
export async function loadInterfaces(): Promise<Interfaces> {
  const contracts = await Promise.all(['neptune', 'janus'].map(loadContract));
  const messages = ['neptune-mqtt', 'janus-realtime'].flatMap((name) => [...loadMessages(name).values()]);
  return { contracts, messages };
}

/** A JSON block of a page about `operationId`: a reply stands under 响应示例, a message has its title. */
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

/** `POST http://…/path` must be a call that a contract has, at its address. */
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
