import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswers } from './parseAnswers';
import { parseStoredHit } from './parseHit';
import { parseFromWorker, parseToWorker } from './workerMessages';

const hit = {
  objectID: '1',
  url: '/docs/a',
  type: 'lvl2',
  hierarchy: { lvl0: '产品', lvl1: '页', lvl2: '节', lvl3: null },
  content: null,
};
const result = { hits: [hit], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 20, query: '节' };

describe('an answer', () => {
  // spec: response-parsed
  it('has its hits; levels that are null are absent', () => {
    const [parsed] = parseAnswers({ results: [{ ...result, queryID: 'q', serverUsed: 'x' }] }).results;
    expect(parsed?.hits[0]?.hierarchy).toEqual({ lvl0: '产品', lvl1: '页', lvl2: '节' });
    expect(parsed?.queryID).toBe('q');
    expect(parsed).not.toHaveProperty('serverUsed');
  });

  it('has matches in headings, keywords and text, and no other members', () => {
    const highlighted = {
      ...hit,
      _highlightResult: {
        hierarchy: { lvl1: { value: 'a', matchLevel: 'none' }, lvl2: 7 },
        keywords: [{ value: 'b', matchedWords: [] }, 'c', { value: 7 }],
        content: { value: 'd' },
      },
      _snippetResult: { content: { value: 'e', matchLevel: 'full' } },
    };
    const odd = { ...hit, _highlightResult: { hierarchy: [], keywords: 'b' }, _snippetResult: { content: 'e' } };
    const [parsed, plain] = parseAnswers({ results: [{ ...result, hits: [highlighted, odd] }] }).results[0]?.hits ?? [];
    expect(parsed).toMatchObject({ _snippetResult: { content: { value: 'e' } } });
    expect(parsed?._highlightResult).toEqual({ hierarchy: { lvl1: { value: 'a' } }, keywords: [{ value: 'b' }] });
    expect(plain).toMatchObject({ _highlightResult: {}, _snippetResult: {} });
    expect(plain?._highlightResult).not.toHaveProperty('keywords');
  });

  it('has the flag of weak hits', () => {
    const hits = [{ ...hit, isWeak: true }, { ...hit, isWeak: 'yes' }, hit];
    const parsed = parseAnswers({ results: [{ ...result, hits }] }).results[0]?.hits;
    expect(parsed?.map(({ isWeak }) => isWeak)).toEqual([true, undefined, undefined]);
  });

  it('has no invisible marked texts, and no direction marks', () => {
    const marked = (value: string) => ({
      ...hit,
      _highlightResult: { hierarchy: { lvl2: { value } } },
      _snippetResult: { content: { value } },
    });
    const [blank, turned] =
      parseAnswers({ results: [{ ...result, hits: [marked(' \u200b'), marked('\u202e点\uE000节\uE001')] }] }).results[0]
        ?.hits ?? [];
    expect(blank).toMatchObject({ hierarchy: { lvl2: '节' }, _highlightResult: { hierarchy: {} }, _snippetResult: {} });
    expect(blank?._highlightResult.hierarchy).not.toHaveProperty('lvl2');
    expect(turned?._highlightResult.hierarchy.lvl2).toEqual({ value: '点\uE000节\uE001' });
    expect(turned?._snippetResult.content).toEqual({ value: '点\uE000节\uE001' });
  });

  it('keeps valid hits when one is malformed', () => {
    const hits = [null, hit, { ...hit, type: 'lvl9' }, { ...hit, hierarchy: {} }, { ...hit, url: 7 }];
    expect(parseAnswers({ results: [{ ...result, hits }] }).results[0]?.hits).toHaveLength(1);
  });

  it('has no texts of more than 500 characters', () => {
    const value = '长'.repeat(501);
    const long = {
      ...hit,
      hierarchy: { lvl0: '产品', lvl1: '页', lvl2: value },
      _highlightResult: { hierarchy: { lvl1: { value } } },
      _snippetResult: { content: { value } },
    };
    const [parsed] = parseAnswers({ results: [{ ...result, hits: [long] }] }).results[0]?.hits ?? [];
    expect(parsed?.hierarchy).toEqual({ lvl0: '产品', lvl1: '页' });
    expect(JSON.stringify(parsed)).not.toContain(value);
  });

  it.each([
    undefined,
    null,
    [],
    'x',
    {},
    { results: {} },
    { results: [1] },
    { results: [{ ...result, nbHits: -1 }] },
    { results: [{ ...result, hits: 'x' }] },
    { results: [{ ...result, hits: [null, { ...hit, url: 7 }] }] },
  ])('is refused when it is %j', (data) => {
    expect(() => parseAnswers(data)).toThrow(TypeError);
  });
});

/** `data` and every part of it, each with its path. */
function listPaths(data: unknown): string[][] {
  if (typeof data !== 'object' || data === null || data instanceof Uint8Array) return [[]];
  return [[], ...Object.entries(data).flatMap(([name, part]) => listPaths(part).map((path) => [name, ...path]))];
}

/** `data` with one part replaced. */
function replacePart(data: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined || typeof data !== 'object' || data === null) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data) ? [...(data as unknown[])] : { ...data };
  Object.assign(copy, { [name]: replacePart((copy as Record<string, unknown>)[name], rest, put) });
  return copy;
}

describe('untrusted data', () => {
  const tagged = { value: 'a' };
  const found = {
    ...hit,
    content: 'a',
    _highlightResult: { hierarchy: { lvl1: tagged }, keywords: [tagged] },
    _snippetResult: { content: tagged },
  };
  const answers = { results: [{ ...result, hits: [found], facets: { product: { a: 1 } }, queryID: 'q' }] };
  const good: readonly unknown[] = [
    answers,
    { type: 'answer', id: 3, answers, state: 'ready' },
    { type: 'failure', id: 3, failure: 'index', detail: '' },
    { type: 'start', baseUrl: '/', pagePath: '/docs/a', savesData: false },
    { type: 'query', id: 3, queries: { requests: [] }, reason: 'retry', pagePath: '/' },
  ];
  const places = good.flatMap((data) => listPaths(data).map((path) => ({ data, path })));
  const damaged = fc
    .tuple(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 2 }))
    .map(([{ data, path }, put]) => replacePart(data, path, put));

  it('is either parsed or refused with a TypeError', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged), (data) => {
        for (const parse of [parseAnswers, parseToWorker, parseFromWorker]) {
          try {
            parse(data);
          } catch (error) {
            expect(String(error)).toMatch(/^TypeError: search (?:answer|worker): /); // and not an error of the engine
          }
        }
        expect(() => parseStoredHit(data)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('is accepted when it is a valid message', () => {
    const start = { type: 'start', baseUrl: '/', pagePath: '/docs/a', savesData: false, manifest: {} };
    expect(parseToWorker(start)).toEqual(start);
    expect(() => parseToWorker({ ...start, pagePath: undefined })).toThrow('unknown message');
    const query = { type: 'query', id: 3, queries: { requests: [] }, reason: 'retry', pagePath: '/' };
    expect(parseToWorker(query)).toEqual(query);
    expect(parseFromWorker({ type: 'failure', id: 3, failure: 'index', detail: '' })).toMatchObject({
      failure: 'index',
    });
    const answer = { type: 'answer', id: 3, answers: { results: [] }, state: 'loadingText' };
    expect(parseFromWorker(answer)).toEqual(answer);
    expect(() => parseFromWorker({ ...answer, state: 'other' })).toThrow('unknown answer');
    expect(parseFromWorker({ type: 'change' })).toEqual({ type: 'change' });
    expect(() => parseToWorker({ ...query, reason: 'other' })).toThrow('unknown message');
    expect(() => parseFromWorker({ type: 'failure', id: 3, failure: 'other', detail: '' })).toThrow('unknown answer');
  });
});
