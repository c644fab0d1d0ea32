import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSourcePage } from '../content/source/sourcePage';
import { listFacts } from '../../facts/findFact';
import { loadFacts } from '../../facts/loadFacts';
import { resolvePage } from '../../facts/resolvePage';
import { examinePage } from './examinePage';
import { loadInterfaces } from './examine/documentedReplies';
import { type Services, startServices, startTimeoutMs } from './services/startServices';

const facts = loadFacts('.');
const operations = listFacts(facts, 'operation');

/** Returns a page with the generated samples of an operation. The file to upload comes from the page. */
function writePage(operationId: string): string {
  return `---
title: 示例
kind: rest
api: ${operationId}
---

\`\`\`csv title="report-20261120.csv"
time,temperature
\`\`\`

%%operation ${operationId}%%

%%request-example ${operationId}%%
`;
}

let services: Services | undefined;

beforeAll(async () => {
  services = await startServices();
}, startTimeoutMs);

afterAll(() => services?.stop());

test.each(operations.map(({ operationId, page }) => [operationId, page ?? ''] as const))(
  'runs the generated samples of %s against its contract',
  { timeout: 60_000 },
  async (operationId, id) => {
    if (!services) throw new Error('the services did not start');
    const file = `docs/${id}.md`;
    const text = writePage(operationId);
    const page = parseSourcePage(file, text, { ...resolvePage(text, facts, file), factFaults: [] });
    const results = await examinePage(page, services, await loadInterfaces());
    expect(results.flatMap(({ block, faults }) => faults.map((fault) => `${block.title}: ${fault}`))).toEqual([]);
    expect(results.filter(({ treatment }) => treatment === 'run').map(({ block }) => block.title)).toEqual([
      '设置认证信息',
      'curl',
      '运行',
      '运行',
    ]);
  },
);
