import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { bestShare, rankCandidates } from './ranking';
import { corpusOf } from './testing/corpusOf';
import { bonuses, coverage, rerankDepth } from './weights';

type Corpus = ReturnType<typeof corpusOf>;

const positions = (found: readonly { position: number }[]) => found.map(({ position }) => position);

describe('candidates', () => {
  let find: Corpus['find'];
  let sections: Corpus['sections'];
  beforeEach(() => {
    ({ find, sections } = corpusOf([
      { headings: [], level: 1 },
      { headings: ['概述'], content: '配置 心跳 超时 网关' },
      { headings: ['网关'], content: '配置' },
      { headings: ['概述', '说明'], content: '设备' },
      { headings: ['概述', '网关'], content: '无' },
    ]));
  });

  it('match at least half of the query', () => {
    expect(positions(find('配置 心跳 超时'))).toEqual([1]);
    const [best] = find('配置 心跳 超时');
    expect(best?.share).toBeCloseTo(1);
    expect(find('股票 心跳 行情')).toEqual([]);
  });

  it.each([2, 3, 5, 7, 9, 12, 20])('match exactly half of two equally rare words among %i', (count) => {
    const rare = Array.from({ length: count }, (_, at) => ({
      headings: ['节'],
      content: ['paho', '32103'][at] ?? `其他 ${String(at)}`,
    }));
    const { find: findRare } = corpusOf(rare);
    expect(positions(findRare('paho 32103'))).toEqual([0, 1]);
  });

  it('are from one product when the variant has one', () => {
    const product = sections[0]?.page.product ?? '';
    expect(positions(find('网关', undefined, 1, product))).toEqual([1, 2, 4]);
    expect(find('网关', undefined, 1, 'another')).toEqual([]);
  });

  it('are only allowed sections', () => {
    expect(positions(find('网关'))).toEqual([1, 2, 4]);
    expect(positions(find('网关', (section) => section !== sections[2]))).toEqual([1, 4]);
  });

  it('do not repeat a page for matches in its title or a heading above only', () => {
    expect(positions(find('设备接入'))).toEqual([0]);
    expect(positions(find('设备'))).toEqual([0, 3]);
    expect(positions(find('概述'))).toEqual([1]);
    expect(positions(find('概述 说明'))).toEqual([3]);
  });

  it('may match most in a heading above, and the rest themselves', () => {
    const own = corpusOf([
      { headings: ['甲乙丙丁'] },
      { headings: ['甲乙丙丁', '节'], content: '戊己' },
      { headings: ['节'], content: '戊己' },
      { headings: ['节'], content: '戊己' },
    ]);
    expect(positions(own.find('甲乙丙丁 戊己'))).toEqual([0, 1]);
  });

  it('have the share that the heading matches', () => {
    expect(find('网关').map(({ isHeadingMatch }) => isHeadingMatch)).toEqual([false, true, true]);
    const rounded = find('网关').map(({ shares: { heading, path } }) => ({
      heading: Math.round(heading),
      path: Math.round(path),
    }));
    expect(rounded).toEqual([
      { heading: 0, path: 0 },
      { heading: 1, path: 1 },
      { heading: 1, path: 1 },
    ]);
  });

  it('are scored by the weight of the variant', () => {
    const [full] = find('心跳');
    const [half] = find('心跳', undefined, 0.5);
    expect(half?.score).toBeCloseTo((full?.score ?? 0) / 2);
  });
});

describe('candidates of a long question', () => {
  const findIn = (query: string, ...contents: string[]) => {
    const { find } = corpusOf(contents.map((content) => ({ headings: ['节'], content })));
    return find(query);
  };

  it('may match less than half of it, but two of its terms and a fifth', () => {
    // Each letter occurs once: all are equally rare.
    expect(positions(findIn('甲 乙 丙 丁 戊 己', '甲 乙', '丙', '丁 戊 己 庚'))).toEqual([0, 2]);
    expect(positions(findIn('甲 乙 丙 丁 戊 己 庚 辛 壬', '甲 乙'))).toEqual([0]);
    expect(positions(findIn('甲 乙 丙 丁 戊 己 庚 辛 壬 癸 子', '甲 乙'))).toEqual([]);
  });

  it('must match half of it when it is short, or hardly Chinese', () => {
    expect(positions(findIn('甲 乙 丙 丁 戊', '甲 乙', '丁 戊 丙'))).toEqual([1]);
    expect(positions(findIn('甲 乙 丙 ab cd', '甲 乙', 'ab cd 丙'))).toEqual([1]);
    expect(positions(findIn('ab cd ef', 'ab', 'cd ef'))).toEqual([1]);
  });

  it('may match less than half of a message of four words or more', () => {
    expect(positions(findIn('ab cd ef gh ij', 'ab cd', 'kl', 'ef gh ij'))).toEqual([0, 2]);
  });

  it('score lower below half', () => {
    const [less] = findIn('甲 乙 丙 丁 戊 己', '甲 乙', '丁 戊 己 庚');
    if (!less) throw new Error('not found');
    const scoreOf = (share: number) => rankCandidates([{ ...less, share }])[0]?.score ?? 0;
    expect(scoreOf(less.share)).toBeCloseTo(coverage.partOfLong * scoreOf(coverage.minShare));
  });
});

describe('ranking', () => {
  it('ranks a section that lacks a part of the query far lower', () => {
    const { find } = corpusOf([
      { headings: ['节'], content: '甲 乙 丁' },
      { headings: ['节'], content: '甲 乙 丙' },
      ...Array.from({ length: 4 }, () => ({ headings: ['节'], content: '无' })),
    ]);
    const [all, some] = find('甲 乙 丁');
    expect(some?.share).toBeGreaterThan(0);
    expect(some?.share).toBeLessThan(1);
    expect((some?.score ?? 0) / (all?.score ?? 1)).toBeLessThan((some?.share ?? 0) ** coverage.exponent);
  });

  it('sorts by score in any input order, then by page order', () => {
    const { find } = corpusOf([
      { headings: ['节'], content: '甲' },
      { headings: ['甲'], content: '' },
      { headings: ['节'], content: '甲' },
    ]);
    const found = find('甲');
    for (const candidates of [found, [...found].reverse()]) {
      expect(positions(rankCandidates(candidates))).toEqual([1, 0, 2]);
    }
  });

  it('keeps the best variant of each section', () => {
    const { find } = corpusOf([
      { headings: ['网关'], content: '心跳' },
      { headings: ['心跳'], content: '' },
    ]);
    const ranked = rankCandidates([...find('心跳', undefined, 0.3), ...find('网关'), ...find('心跳')]);
    expect(ranked.map(({ position, variant }) => [position, variant.query.whole, variant.weight])).toEqual([
      [0, '网关', 1],
      [1, '心跳', 1],
    ]);
  });

  it('compares variants by exact text, not by index scores alone', () => {
    const { find } = corpusOf([{ headings: ['网关'], content: '甲 乙' }]);
    const [heading, mention] = [find('网关')[0], find('甲')[0]];
    if (!heading || !mention) throw new Error('nothing found');
    const [best] = rankCandidates([{ ...mention, score: heading.score + 0.01 }, heading]);
    expect(best?.variant.query.whole).toBe('网关');
  });

  it('drops sections that match much less than the best', () => {
    const { find } = corpusOf([{ headings: ['节'], content: '甲 乙 丙 丁' }]);
    const [candidate] = find('甲');
    if (!candidate) throw new Error('nothing found');
    const whole = { ...candidate, share: 1 };
    const lesser = {
      ...candidate,
      section: { ...candidate.section },
      position: 7,
      share: coverage.minShareOfBest - 0.01,
    };
    const least = { ...candidate, section: { ...candidate.section }, position: 8, share: coverage.minShareOfBest };
    expect(positions(rankCandidates([whole, lesser, least]))).toEqual([0, 8]);
    const half = { ...candidate, share: 0.5 };
    expect(positions(rankCandidates([half, { ...lesser, share: 0.27 }, { ...least, share: 0.28 }]))).toEqual([0, 8]);
    expect(bestShare([lesser, whole, least])).toBe(1);
    expect(bestShare([])).toBe(0);
  });

  it('ranks a section with the query as typed before a shorter one', () => {
    const { find } = corpusOf([
      { headings: ['节'], content: '心跳 配置' },
      { headings: ['节'], content: '配置 心跳 无 无 无 无 无 无' },
    ]);
    const [short, long] = find('配置 心跳');
    expect(short?.score).toBeGreaterThan(long?.score ?? 1);
    expect(positions(rankCandidates(find('配置 心跳')))).toEqual([1, 0]);
  });

  it('lowers the bonus of a rewritten name that several pages share', () => {
    const { find } = corpusOf([
      { headings: [], level: 1 },
      { headings: [], level: 1 },
    ]);
    const typed = find('上位机');
    const [first] = typed;
    if (!first) throw new Error('nothing found');
    const variant = { ...first.variant, isRewrite: true };
    const rewritten = typed.map((candidate) => ({ ...candidate, variant }));
    const [asTyped] = rankCandidates(typed);
    const [asRewrite] = rankCandidates([...rewritten, ...find('设备接入', undefined, 0.01).slice(0, 1)]);
    expect((asTyped?.score ?? 0) - (asRewrite?.score ?? 0)).toBeCloseTo(bonuses.keywordIs / 2);
  });

  it('keeps the best variant beyond the top as well', () => {
    const { find } = corpusOf(Array.from({ length: rerankDepth + 5 }, () => ({ headings: ['节'], content: '心跳' })));
    const ranked = rankCandidates([...find('心跳', undefined, 0.3), ...find('心跳')]);
    expect(new Set(ranked.map(({ variant }) => variant.weight))).toEqual(new Set([1]));
  });

  it.each([
    ['aa', rerankDepth],
    ['aa bb', rerankDepth],
    ['aa bb cc dd', rerankDepth / 2],
    ['aa bb cc dd ee ff gg hh', rerankDepth / 4],
  ])('reranks the best, fewer when they have many phrases: %s', (query, depth) => {
    const { find } = corpusOf(Array.from({ length: rerankDepth + 9 }, () => ({ headings: ['节'], content: query })));
    const found = find(query);
    const before = new Map(found.map(({ position, score }) => [position, score]));
    const compared = rankCandidates(found).filter(({ position, score }) => score > (before.get(position) ?? 0));
    expect(compared).toHaveLength(depth);
  });

  it('reranks a page that the query names at any rank', () => {
    const { find } = corpusOf([
      ...Array.from({ length: rerankDepth + 9 }, () => ({ headings: ['节'], content: '上位机' })),
      { headings: [], level: 1 },
    ]);
    const found = find('上位机').map((candidate) => ({ ...candidate, score: candidate.section.isPage ? 0.1 : 0.2 }));
    const [best, ...others] = rankCandidates(found);
    expect(best?.section.isPage).toBe(true);
    expect(others.filter(({ score }) => score > 0.2)).toHaveLength(rerankDepth);
  });

  it('keeps page order among equals, near the top and beyond', () => {
    const { find } = corpusOf(Array.from({ length: rerankDepth + 20 }, () => ({ headings: ['节'], content: '心跳' })));
    expect(positions(rankCandidates([...find('心跳')].reverse()))).toEqual(
      Array.from({ length: rerankDepth + 20 }, (_, at) => at),
    );
  });
});

describe('candidates of any corpus', () => {
  const letters = Array.from('甲乙丙丁');
  const text = fc.string({ unit: fc.constantFrom(...letters, ' '), maxLength: 8 });
  const query = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 4 });

  it('are the same as those of a linear search', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 }), query, (written, asked) => {
        const { find } = corpusOf(written.map(([heading, content]) => ({ headings: [heading], content })));
        const candidates = find(asked);
        const pairs = [...new Set(Array.from({ length: asked.length - 1 }, (_, at) => asked.slice(at, at + 2)))];
        const holdsAll = written.flatMap(([heading, content], at) =>
          pairs.every((pair) => heading.includes(pair) || content.includes(pair)) ? [at] : [],
        );
        const holdsNone = written.flatMap(([heading, content], at) =>
          pairs.some((pair) => heading.includes(pair) || content.includes(pair)) ? [] : [at],
        );
        const full = candidates.filter(({ share }) => share > 0.999).map(({ position }) => position);
        expect(full.sort((left, right) => left - right)).toEqual(holdsAll);
        for (const position of holdsNone) expect(positions(candidates)).not.toContain(position);
      }),
    );
  });
});
