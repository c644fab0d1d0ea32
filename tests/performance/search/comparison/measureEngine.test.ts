import { describe, expect, it } from 'vitest';
import type { Questions } from '../evaluate/evaluate';
import { reportingSet } from '../generator/draw';
import type { ComparedEngine, ComparedRecord } from './comparedEngine';
import { describeFigures } from './describeFigures';
import { measureEngine } from './measureEngine';

const record: ComparedRecord = {
  id: '/docs/a',
  title: '设备',
  heading: '设备',
  above: '',
  keywords: '',
  content: '连接设备',
  code: '',
};

const questions: Questions = {
  set: reportingSet,
  classes: [
    { name: 'title', group: 'core', items: [{ query: '设备', relevant: new Set(['/docs/a']) }] },
    { name: 'phrase', group: 'core', items: [{ query: '连接', relevant: new Set(['/docs/a']) }] },
    { name: 'noans', group: 'core', items: [{ query: '熊猫', relevant: new Set() }] },
  ],
  typed: [],
};

function createStub(answers: Readonly<Record<string, readonly string[]>>): ComparedEngine & { closed: () => number } {
  let closed = 0;
  return {
    name: 'stub',
    closed: () => closed,
    build: async () => ({
      bytes: 2000,
      holdsText: false,
      load: async () => ({
        search: async (query) => answers[query] ?? [],
        close: async () => {
          closed += 1;
        },
      }),
    }),
  };
}

describe('measureEngine', () => {
  it('scores the answers of an engine, and closes it', async () => {
    const stub = createStub({ 设备: ['/docs/a'], 连接: ['/docs/b', '/docs/a'] });
    const { evaluation, medianMs } = await measureEngine(stub, [record], questions);
    expect(evaluation.classes.map(({ mrr }) => mrr)).toEqual([1, 0.5, 1]);
    expect(evaluation.averages.successAt5).toBe(1);
    expect(medianMs).toBeGreaterThanOrEqual(0);
    expect(stub.closed()).toBe(1);
  });

  it('throws without queries, without records and without any answer', async () => {
    const stub = createStub({ 设备: ['/docs/a'] });
    await expect(measureEngine(stub, [record], { ...questions, classes: [] })).rejects.toThrow('no queries');
    await expect(measureEngine(stub, [], questions)).rejects.toThrow('no records');
    await expect(measureEngine(createStub({}), [record], questions)).rejects.toThrow('every answer is empty');
  });

  it('has figures in two tables, with the text if the index has none', async () => {
    const figures = await measureEngine(createStub({ 设备: ['/docs/a'] }), [record], questions);
    const [averages, classes] = describeFigures([figures], 3000).split('\n\n');
    expect(averages).toContain('| stub | 0.67 | – | 0.67 | 0.67 | 0.67 | 1.00 | 2 + 3 |');
    expect(classes).toContain('| `phrase` (1) | 0.00 |');
  });
});
