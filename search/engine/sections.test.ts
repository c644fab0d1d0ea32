import { describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { buildSections, compactKeywordsOf, headFields, nameFields, setNames, setText } from './sections';

const fold = createFold('設设');
const page = { url: '/docs/a', product: '云平台', title: 'MQTT 設备', keywords: ['上位机', 'Modbus TCP'] };
const pages = [page, { url: '/docs/b', product: '边缘', title: '网关', keywords: ['路由器'] }];
const sources = [
  { page: 0, level: 1, anchor: '', headings: [] },
  { page: 0, level: 2, anchor: 'x', headings: ['保活 Time'] },
  { page: 0, level: 4, anchor: 'y', headings: ['保活 Time', '心跳', '间隔'] },
  { page: 1, level: 1, anchor: '', headings: [] },
];

/** Sections of the two pages, and one by name. */
const build = () => buildSections({ pages, sections: sources }, fold);
function sectionAt(index: number) {
  const section = build()[index];
  if (!section) throw new Error('no section');
  return section;
}

describe('a section', () => {
  it('has its page', () => {
    expect(build().map(({ page: own }) => own.url)).toEqual(['/docs/a', '/docs/a', '/docs/a', '/docs/b']);
  });

  it('has the title or the last heading as its heading', () => {
    expect(build().map(({ isPage, heading }) => [isPage, heading.text, heading.folded])).toEqual([
      [true, 'MQTT 設备', 'mqtt 设备'],
      [false, '保活 Time', '保活 time'],
      [false, '间隔', '间隔'],
      [true, '网关', '网关'],
    ]);
  });

  it('is compared without spaces and punctuation, below the title of its page', () => {
    expect(build().map(({ compactHeading, compactPath }) => [compactHeading, compactPath])).toEqual([
      ['mqtt设备', 'mqtt设备'],
      ['保活time', 'mqtt设备保活time'],
      ['间隔', 'mqtt设备间隔'],
      ['网关', '网关'],
    ]);
  });

  it('has keywords of the page only if it is the page', () => {
    expect(build().map(compactKeywordsOf)).toEqual([['上位机', 'modbustcp'], [], [], ['路由器']]);
  });

  it('has its own keywords', () => {
    const [, section] = buildSections(
      { pages, sections: sources.map((source) => ({ ...source, keywords: ['掉 线'] })) },
      fold,
    );
    expect(section && compactKeywordsOf(section)).toEqual(['掉线']);
    if (section) expect(nameFields(section, fold)).toEqual([{ field: 'keywords', text: '掉 线', folded: '掉 线' }]);
  });

  it('has no text at first', () => {
    const { content, code } = sectionAt(1);
    expect([content, code]).toEqual([
      { text: '', folded: '' },
      { text: '', folded: '' },
    ]);
  });

  it('of an unknown page is empty, and does not affect others', () => {
    const [lost, known] = buildSections(
      { pages: [page], sections: [{ page: 9, level: 1, anchor: '', headings: [] }, ...sources.slice(0, 1)] },
      fold,
    );
    expect(lost?.page).toEqual({ url: '', product: '', title: '', keywords: [] });
    expect(lost?.heading).toEqual({ text: '', folded: '' });
    expect(known?.page).toBe(page);
  });
});

describe('indexed fields', () => {
  it('are title, keywords and product of a page', () => {
    expect(headFields(sectionAt(0), fold)).toEqual([{ field: 'heading', text: 'MQTT 設备', folded: 'mqtt 设备' }]);
    expect(nameFields(sectionAt(0), fold)).toEqual([
      { field: 'keywords', text: '上位机\nModbus TCP\n云平台', folded: '上位机\nmodbus tcp\n云平台' },
    ]);
  });

  it('are the heading of a section, the title of its page and the headings above', () => {
    expect(headFields(sectionAt(1), fold)).toEqual([
      { field: 'heading', text: '保活 Time', folded: '保活 time' },
      { field: 'title', text: 'MQTT 設备', folded: 'mqtt 设备' },
      { field: 'ancestors', text: '', folded: '' },
    ]);
    expect(headFields(sectionAt(2), fold)[2]).toEqual({
      field: 'ancestors',
      text: '保活 Time\n心跳',
      folded: '保活 time\n心跳',
    });
    expect(nameFields(sectionAt(1), fold)).toEqual([]);
  });

  it('are text and code that are added later, and the section has them', () => {
    const section = sectionAt(1);
    const fields = setText(section, { content: '設 A', code: 'GET' }, fold);
    expect(fields).toEqual([
      { field: 'content', text: '設 A', folded: '设 a' },
      { field: 'code', text: 'GET', folded: 'get' },
    ]);
    expect(section.content).toEqual({ text: '設 A', folded: '设 a' });
    expect(section.code).toEqual({ text: 'GET', folded: 'get' });
  });
});

it('are replaced by later keywords', () => {
  const [whole, part] = [sectionAt(0), sectionAt(1)];
  const renamed = { ...page, keywords: ['Soft PLC'] };
  expect([compactKeywordsOf(whole), compactKeywordsOf(part)]).toEqual([['上位机', 'modbustcp'], []]);
  setNames(whole, renamed, ['PLC'], fold);
  setNames(part, renamed, ['PLC'], fold);
  expect([whole.page, part.page]).toEqual([renamed, renamed]);
  expect([compactKeywordsOf(whole), compactKeywordsOf(part)]).toEqual([['softplc'], ['plc']]);
});
