import { describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { createQueryParser } from './parseQuery';
import { createReranker } from './rerank';
import { buildSections, setText } from './sections';
import { noTables } from './testing/smallCorpus';
import { TextIndex } from './textIndex';
import { bonuses } from './weights';

const fold = createFold('');
const parse = createQueryParser(fold, new TextIndex(1));

type Parts = {
  title?: string;
  headings?: readonly string[];
  content?: string;
  code?: string;
  keywords?: readonly string[];
};
type Shares = { heading?: number; path?: number; all?: number };

/** Returns the bonus of one section for a query, with the given matches in headings. */
function bonus(
  query: string,
  { title = '', headings = [], content = '', code = '', keywords = [] }: Parts,
  shares: Shares = {},
  found = 1,
): number {
  const level = headings.length + 1;
  const pages = [{ url: '', product: '', title, keywords }];
  const head = {
    language: '',
    docusaurusTag: '',
    pages,
    sections: [{ page: 0, level, anchor: '', headings }],
    tables: noTables,
  };
  const [section] = buildSections(head, fold);
  if (!section) throw new Error('no section');
  setText(section, { content, code }, fold);
  return createReranker(parse(query), [], found)(section, { heading: 0, path: 0, all: 1, ...shares });
}

describe('a heading', () => {
  it('that equals the query ranks first, regardless of spaces and punctuation', () => {
    const is = bonuses.headingIs + bonuses.textHas;
    expect(bonus('地址格式', { headings: ['地址格式'] })).toBeCloseTo(is);
    expect(bonus('modbus tcp', { headings: ['Modbus-TCP'] })).toBeCloseTo(is);
    expect(bonus('如何配置', { headings: ['配置'] })).toBeCloseTo(is);
    expect(bonus('如何配置', { headings: ['如何配置'] })).toBeCloseTo(is);
  });

  it('that begins with the query or contains it ranks next, the shorter the better', () => {
    const half = bonuses.headingHas / 2;
    expect(bonus('地址', { headings: ['地址格式'] })).toBeCloseTo(bonuses.headingStarts + half + bonuses.textHas);
    expect(bonus('格式', { headings: ['地址格式'] })).toBeCloseTo(half + bonuses.textHas);
    expect(bonus('地址', { headings: ['心跳'] })).toBe(0);
    expect(bonus('。', { headings: ['心跳'] })).toBe(0);
  });

  it('that explains a number ranks first for the number', () => {
    const starts = bonuses.headingStarts + (bonuses.headingHas * 4) / 8 + bonuses.textHas;
    expect(bonus('1103', { headings: ['1103 分组非空'] })).toBeCloseTo(starts + bonuses.headingStartsCode);
    expect(bonus('1103', { headings: ['11039 非空吗'] })).toBeCloseTo(starts);
    expect(bonus('abcd', { headings: ['abcd 分组非空'] })).toBeCloseTo(starts);
    expect(bonus('abc1', { headings: ['abc1 分组非空'] })).toBeCloseTo(starts);
  });

  it('with its title equals the query, and little else', () => {
    const parts = { title: 'Modbus', headings: ['超时'] };
    expect(bonus('modbus xx', parts, { path: 1 })).toBeCloseTo(bonuses.tight + bonuses.textHasPhrases / 2);
    expect(bonus('modbus xx', parts, { path: 0.5 })).toBeCloseTo(bonuses.tight / 8 + bonuses.textHasPhrases / 2);
    expect(bonus('xx', { headings: ['超时心跳'] }, { heading: 1 })).toBeCloseTo(bonuses.tight / 2);
  });

  it('that adds a word to the query ranks before texts', () => {
    const long = { headings: ['设备一直显示离线'] };
    expect(bonus('设备离线', long)).toBeCloseTo(bonuses.headingSubsequence / 2);
    expect(bonus('设备线离', long)).toBe(0);
    expect(bonus('离线怎么办', { headings: ['离一线怎么办吗好呀'] })).toBeCloseTo(
      (bonuses.headingQuestionSubsequence * 5) / 9,
    );
    expect(bonus('设离', long)).toBe(0);
    expect(bonus('显示离线', long)).toBeCloseTo(bonuses.headingHas / 2 + bonuses.textHas);
  });

  it('that is a question ranks first for a question', () => {
    const both = { headings: ['设备怎么办'] };
    const plain = bonus('离线怎么办', { headings: ['设备保留着'] }, { heading: 0.5 });
    expect(bonus('离线怎么办', both, { heading: 0.5 }) - plain).toBeCloseTo(bonuses.question / 4);
    expect(bonus('离线问题', both, { heading: 0.5 })).toBeCloseTo(
      bonus('离线问题', { headings: ['设备保留着'] }, { heading: 0.5 }),
    );
  });
});

describe('a page', () => {
  it('gets a small bonus, and a large one for its keywords', () => {
    expect(bonus('心跳', { title: '地址' })).toBeCloseTo(bonuses.page);
    expect(bonus('心跳', { title: '地址', keywords: ['心跳', '无'] })).toBeCloseTo(
      bonuses.page + bonuses.keywordIs + bonuses.keywordHas,
    );
    expect(bonus('心跳怎么办', { title: '地址', keywords: ['心跳'] })).toBeCloseTo(
      bonuses.page + bonuses.keywordIsPhrases + bonuses.keywordHas,
    );
    expect(bonus('心跳', { title: '地址', keywords: ['心跳间隔'] })).toBeCloseTo(bonuses.page + bonuses.keywordHas);
    expect(bonus('心跳', { title: '地址', headings: ['节'], keywords: ['心跳'] })).toBe(0);
    expect(bonus('地址', { title: '地址' })).toBeCloseTo(bonuses.page + bonuses.headingIs + bonuses.textHas);
    expect(bonus('。', { title: '地址', keywords: ['心跳'] })).toBeCloseTo(bonuses.page);
    expect(bonus('。', {})).toBeCloseTo(bonuses.page);
    expect(bonus('心跳', { title: '地址' }, { all: 0.5 })).toBeCloseTo(bonuses.page);
    expect(bonus('心跳', { title: '地址' }, { all: 0.25 })).toBeCloseTo(bonuses.page / 8);
  });

  it('gets no keyword bonus for a code: the section that contains it is the answer', () => {
    const page = bonuses.page + bonuses.keywordHas;
    expect(bonus('1003', { title: '地址', keywords: ['1003'] })).toBeCloseTo(page);
    expect(bonus('报 f104', { title: '地址', keywords: ['F104'] })).toBeCloseTo(page);
    expect(bonus('1003 心跳', { title: '地址', keywords: ['1003 心跳'] })).toBeCloseTo(page + bonuses.keywordIs);
  });

  it('gets a bonus for a code if it explains errors', () => {
    expect(bonus('-1', { headings: ['返回码'] })).toBeCloseTo(bonuses.explainsCodes);
    expect(bonus('错误码 -1', { title: '报警', headings: ['地址'] })).toBeCloseTo(bonuses.explainsCodes);
    expect(bonus('f205 断开', { headings: ['返回码'] })).toBeCloseTo(bonuses.explainsCodes);
    expect(bonus('unit 1001', { headings: ['返回码'] })).toBe(0);
    expect(bonus('-1', { headings: ['负数'] })).toBe(0);
    expect(bonus('地址', { headings: ['返回码'] })).toBe(0);
  });
});

it('shares the bonus of a rewritten name with other pages', () => {
  const query = parse('心跳');
  const pages = ['甲', '乙', '丙'].map((title, place) => ({
    url: '',
    product: '',
    title,
    keywords: place < 2 ? ['心跳'] : [],
  }));
  const sections = buildSections(
    { pages, sections: pages.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })) },
    fold,
  );
  const [first, , third] = sections;
  if (!first || !third) throw new Error('no sections');
  const shares = { heading: 0, path: 0, all: 1 };
  const alone = bonuses.page + bonuses.keywordHas;
  expect(createReranker(query, [], 1)(first, shares)).toBeCloseTo(alone + bonuses.keywordIs);
  expect(createReranker(query, [first], 1)(first, shares)).toBeCloseTo(alone + bonuses.keywordIs);
  expect(createReranker(query, sections, 1)(first, shares)).toBeCloseTo(alone + bonuses.keywordIs / 2);
  expect(createReranker(query, sections, 1)(third, shares)).toBeCloseTo(bonuses.page);
});

describe('text', () => {
  it('that contains the query as typed gets a bonus, in prose or code', () => {
    expect(bonus('配置 心跳', { headings: ['节'], content: '先配置 心跳' })).toBeCloseTo(bonuses.textHas);
    expect(bonus('device_id', { headings: ['节'], code: 'x.device_id = 1' })).toBeCloseTo(bonuses.textHas);
  });

  it('that contains its phrases gets a bonus for each', () => {
    expect(bonus('配置 心跳', { headings: ['节'], content: '心跳，再配置' })).toBeCloseTo(bonuses.textHasPhrases);
    expect(bonus('配置 心跳', { headings: ['节'], code: '心跳' })).toBeCloseTo(bonuses.textHasPhrases / 2);
    expect(bonus('配置 心跳', { title: '心跳表', headings: ['节'] })).toBeCloseTo(bonuses.textHasPhrases / 2);
  });

  it.each([
    ['modbus配置', 'modbus 配置'],
    ['modbus配置', '配置modbus'],
    ['配置 modbus', 'modbus配置'],
    ['配置modbus', 'modbus 配置'],
  ])('that contains the phrases of %s adjacently gets a bonus: %s', (query, content) => {
    const apart = bonus(query, { headings: ['节'], content: '配置，modbus' });
    expect(bonus(query, { headings: ['节'], content: `用${content}` }) - apart).toBeGreaterThanOrEqual(
      bonuses.adjacent - 1e-9,
    );
    expect(bonus(query, { headings: [`用${content}`] })).toBeGreaterThanOrEqual(bonuses.adjacent);
  });

  it.each(['心跳（LWT）', 'LWT(心跳)'])('that explains one phrase by the other gets a bonus: %s', (content) => {
    const expected = bonuses.adjacent + bonuses.textHasPhrases;
    expect(bonus('心跳 lwt', { headings: ['节'], content })).toBeCloseTo(expected);
    expect(bonus('lwt 心跳', { headings: ['节'], content })).toBeCloseTo(expected);
  });

  it('that has a number in brackets gets no bonus', () => {
    const number = { headings: ['节'], content: '心跳（1001）' };
    expect(bonus('心跳 1001', number)).toBeCloseTo(bonuses.textHasPhrases);
  });

  it.each([
    ['网关配置 modbus', '配置 modbus'],
    ['modbus 网关配置', 'modbus 网关'],
    ['modbus 网关', 'us 网关'],
    ['网关 modbus', '网关 mo'],
  ])('that has a part of short phrases gets no bonus: %s, %s', (query, content) => {
    expect(bonus(query, { headings: ['节'], content })).toBeCloseTo(bonuses.textHasPhrases / 2);
  });

  it.each(['配置 modbus', '网关 modbus'])('that has the near end of a long phrase may have it first: %s', (content) => {
    expect(bonus('modbus 配置的网关', { headings: ['节'], content })).toBeCloseTo(
      bonuses.adjacent + bonuses.textHasPhrases / 2,
    );
  });

  it('is compared with the near end of long phrases only', () => {
    const query = '网关的配置 modbus';
    expect(bonus(query, { headings: ['节'], content: '配置 modbus' })).toBeCloseTo(
      bonuses.adjacent + bonuses.textHasPhrases / 2,
    );
    expect(bonus('modbus 配置的网关', { headings: ['节'], content: 'modbus 配置' })).toBeCloseTo(
      bonuses.adjacent + bonuses.textHasPhrases / 2,
    );
    expect(bonus('modbus 配置的网关', { headings: ['节'], content: 'modbus 网关' })).toBeCloseTo(
      bonuses.textHasPhrases / 2,
    );
  });
});

describe('a table cell', () => {
  it('scores higher than the same word in a sentence, less when many sections match', () => {
    const row = { headings: ['节'], content: '速度 | velMax | 浮点 | 200 | 重启' };
    expect(bonus('velMax', row)).toBeCloseTo(
      bonuses.textHas + bonuses.cell + bonuses.cellAsTyped + bonuses.cellOfDefinition,
    );
    expect(bonus('velMax', row, {}, 1e6)).toBeCloseTo(bonuses.textHas + bonuses.cell);
  });

  it('scores lower the more of the query its section lacks', () => {
    const row = { headings: ['节'], content: 'velMax | 200' };
    const cell = bonuses.cell + bonuses.cellAsTyped;
    expect(bonus('velMax', row, { all: 1 })).toBeCloseTo(bonuses.textHas + cell);
    expect(bonus('velMax', row, { all: 0.5 })).toBeCloseTo(bonuses.textHas + cell * 0.5 ** bonuses.cellShareExponent);
  });
});

describe('a short word', () => {
  const below = (query: string, content: string): number => bonus(query, { headings: ['说明'], content });
  const above = (query: string, heading: string): number => bonus(query, { headings: [heading] });

  it.each([
    ['DI', 'DI 的接线', 'dial tcp'],
    ['di', '通道 DI1', 'showDialog'],
    ['ip', '固定的 IP 地址', '脚本 script'],
    ['C#', '用 C# 编写', 'C++ 程序'],
    ['C++', 'C/C++', 'C# 程序'],
    ['.so', 'libtriton.so.2', 'Socket 数据'],
    ['.net', '装有 .NET 的电脑', '.netrc'],
  ])('%j is a whole word in %j, not in %j', (query, own, other) => {
    expect(below(query, own)).toBeCloseTo(bonuses.textHas + bonuses.shortWord);
    expect(below(query, other)).toBeLessThanOrEqual(bonuses.textHas);
    expect(above(query, own)).toBeGreaterThanOrEqual(bonuses.shortWordInHeading);
    expect(above(query, other)).toBeLessThanOrEqual(bonuses.headingStarts + bonuses.headingHas + bonuses.textHas);
  });

  it('with a symbol does not match its letters alone', () => {
    expect(bonus('C++', { title: 'C', headings: ['C'], content: 'C', keywords: ['C'] }, { heading: 1, path: 1 })).toBe(
      0,
    );
  });

  it.each(['c# 地址', '用c#地址', '地址 C#'])('with a symbol keeps it next to other words: %j', (query) => {
    expect(above(query, 'C# 说明')).toBeGreaterThanOrEqual(bonuses.shortWordInHeading);
    for (const parts of [{ content: 'C# 说明' }, { title: '用 C#' }])
      expect(bonus(query, { ...parts, headings: ['说明'] })).toBeGreaterThanOrEqual(bonuses.shortWord);
    expect(below(query, 'C 地址')).toBe(0);
  });

  it('needs to be the whole query, a word, and short', () => {
    for (const query of ['axis', '.input', '轴', '-1', '10%', 'I/O', 'v2.3']) {
      expect(below(query, query), query).toBeLessThanOrEqual(bonuses.textHas);
    }
    expect(above('I/O', 'IO 配置')).toBeCloseTo(above('IO', 'IO 配置') - bonuses.shortWordInHeading);
    expect(below('错误码 di', '错误码 di')).toBeLessThan(bonuses.textHas + bonuses.shortWord);
    expect(below('DI 接线', 'DI 接线')).toBeLessThan(bonuses.textHas + bonuses.shortWord);
    expect(below('abc# 接线', 'abc#')).toBeLessThan(bonuses.shortWord);
  });
});
