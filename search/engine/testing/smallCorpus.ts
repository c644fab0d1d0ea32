/** Three pages for the tests of the engine. Not bundled. */
import { buildRequest } from '../../protocol/buildRequest';
import type { CorpusSection, LanguageTables, SectionText } from '../../protocol/corpus';
import type { SearchRequest, SearchResult } from '../../protocol/query';
import { type EngineOptions, type SearchEngine, createEngine } from '../engine';

/** A section with its text. */
type WrittenSection = CorpusSection & Partial<SectionText>;

/** Empty tables. */
export const noTables: LanguageTables = {
  readings: [],
  wordReadings: [],
  traditional: '',
  synonyms: [],
  concepts: [],
};

/** Readings of a few characters, and a few synonyms. */
export const smallTables: LanguageTables = {
  readings: [
    { syllable: 'she', characters: '设社舍' },
    { syllable: 'bei', characters: '备被背北' },
    { syllable: 'jie', characters: '接结节解' },
    { syllable: 'ru', characters: '入如' },
    { syllable: 'lian', characters: '连联链' },
    { syllable: 'chao', characters: '超朝' },
    { syllable: 'shi', characters: '时式是' },
    { syllable: 'di', characters: '地第' },
    { syllable: 'zhi', characters: '址值制' },
    { syllable: 'bao', characters: '保报' },
    { syllable: 'huo', characters: '活或' },
    { syllable: 'jian', characters: '间建' },
    { syllable: 'cuo', characters: '错措' },
    { syllable: 'wu', characters: '误物' },
    { syllable: 'ma', characters: '码马' },
    { syllable: 'xin', characters: '心新' },
    { syllable: 'tiao', characters: '跳条' },
    { syllable: 'lü', characters: '率律' },
  ],
  wordReadings: [],
  traditional: '設设備备連连時时間间錯错誤误碼码網网',
  synonyms: [
    { from: '网路', to: '网络' },
    { from: '逾时', to: '超时' },
    { from: 'timeout', to: '超时' },
    { from: '从站', to: '设备' },
  ],
  concepts: [],
};

/** Pages of two products. */
export const smallPages = [
  { url: '/docs/connection', product: '边缘计算系统软件', title: '设备接入', keywords: ['上位机', 'Modbus TCP'] },
  { url: '/docs/mqtt', product: '工业云平台及服务', title: '设备通过 MQTT 连接', keywords: [] },
  { url: '/docs/errors', product: '工业云平台及服务', title: '错误码', keywords: [] },
];

/** Sections of the pages. */
export const smallSections: readonly WrittenSection[] = [
  { page: 0, level: 1, anchor: '', headings: [], content: '把设备接入系统，先选择通信协议。' },
  {
    page: 0,
    level: 2,
    anchor: '地址格式',
    headings: ['Modbus TCP 地址格式'],
    content: '寄存器地址由站号和 device_id 组成，例如 40001。',
    code: 'GET /api/v1/device/{deviceId}/list\nint rc = GA_AxisOn(handle);\nconst item = readDataTable(0x8A);',
  },
  {
    page: 0,
    level: 3,
    anchor: 'timeout',
    headings: ['Modbus TCP 地址格式', '超时'],
    content: '连接超时默认 20 s。\n重试三次后设备离线。',
  },
  { page: 1, level: 1, anchor: '', headings: [], content: '设备程序上报数据，配置好连接以后发送心跳。' },
  {
    page: 1,
    level: 2,
    anchor: '保活',
    headings: ['保活时间'],
    content: '心跳间隔 20 s，<img src=x onerror=alert(1)> 是文字。',
  },
  {
    page: 2,
    level: 1,
    anchor: '',
    headings: [],
    content: 'E1001 连接超时。E1002 设备离线，检查设备的电源和网络，再检查设备的地址。',
  },
];

/** Returns the texts of sections. */
export function textsOf(sections: readonly WrittenSection[]): SectionText[] {
  return sections.map(({ content = '', code = '' }) => ({ content, code }));
}

/** Builds an engine over sections of the small pages, with all their text. */
export function buildSmallEngine(
  sections: readonly WrittenSection[] = smallSections,
  { tables = smallTables, ...options }: EngineOptions & { tables?: LanguageTables } = {},
): SearchEngine {
  const head = { language: 'zh-Hans', docusaurusTag: 'docs-default-current', pages: smallPages, sections, tables };
  const engine = createEngine(head, options);
  engine.addText({ firstSection: 0, sections: textsOf(sections) });
  return engine;
}

/** Builds the request of the dialog, with readable tags. */
export function request(query: string, changes: Partial<SearchRequest> = {}): SearchRequest {
  return buildRequest({
    query,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: ['content:10'],
    highlightPreTag: '[',
    highlightPostTag: ']',
    ...changes,
  });
}

/** Answers one query. Throws when there is no result. */
export function search(engine: SearchEngine, query: string, changes?: Partial<SearchRequest>): SearchResult {
  const [result] = engine.answer({ requests: [request(query, changes)] }).results;
  if (!result) throw new Error('no result');
  return result;
}

/** Returns the decoded addresses of the hits. */
export function urlsOf(engine: SearchEngine, query: string, changes?: Partial<SearchRequest>): string[] {
  return search(engine, query, changes).hits.map(({ url }) => decodeURI(url));
}
