import { describe, expect, it } from 'vitest';
import { rankCandidates } from './ranking';
import { corpusOf } from './testing/corpusOf';
import { navigationFactor } from './weights';

describe('a navigation section', () => {
  const scoreOf = (heading: string, content: string, query: string) => {
    const { find } = corpusOf([
      { headings: [heading], content },
      { headings: ['节'], content: '无' },
    ]);
    return rankCandidates(find(query))[0]?.score ?? 0;
  };

  it.each(['下一步', '相关页面'])('%s ranks below its targets', (heading) => {
    expect(scoreOf(heading, '丙 心跳 丁 网关', '心跳 网关')).toBeCloseTo(
      navigationFactor * scoreOf('其他一', '丙 心跳 丁 网关', '心跳 网关'),
      1,
    );
  });

  it('is detected by the beginning of its heading', () => {
    expect(scoreOf('准备下一步', '丙 心跳 丁 网关', '心跳 网关')).toBeGreaterThan(
      1.5 * scoreOf('下一步准备', '丙 心跳 丁 网关', '心跳 网关'),
    );
  });

  it('is not ranked lower when the query asks for its heading or its exact words', () => {
    expect(scoreOf('下一步', '丙 心跳', '下一步 心跳')).toBeGreaterThan(scoreOf('下一步', '丙 心跳', '下 步 心跳'));
    expect(scoreOf('下一步', '丙 心跳 网关', '心跳 网关')).toBeCloseTo(
      scoreOf('某一步', '丙 心跳 网关', '心跳 网关'),
      1,
    );
  });
});
