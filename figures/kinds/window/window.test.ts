import { describe, expect, it } from 'vitest';
import { formats } from '../../drawing/drawing';
import { type FigureFacts, noFacts } from '../../figureFacts';
import { findDrawingFaults } from '../../findDrawingFaults';
import { windowSchema } from './schema';
import { window } from './window';

const elements = [
  { id: 'create', label: '新增设备', type: '按钮' },
  { id: 'search', label: '搜索', type: '输入框' },
  { id: 'name', label: '设备名称', type: '列' },
  { id: 'store', label: '保存设备数据', type: '开关' },
];
const facts: FigureFacts = {
  ...noFacts,
  findScreen: (key) => (key === 'janus.device-list' ? { label: '设备列表', path: ['设备接入'], elements } : undefined),
};

const drawingOf = (
  regions: unknown,
  name: 'wide' | 'narrow' = 'wide',
  screen = 'janus.device-list',
  numbered?: unknown,
) => window.layout(windowSchema.parse({ screen, regions, numbered }), formats[name], facts);
const badgesOf = (regions: unknown, name: 'wide' | 'narrow', numbered?: unknown) =>
  drawingOf(regions, name, 'janus.device-list', numbered)
    .shapes.flatMap((shape) => (shape.shape === 'text' && /^\d+$/.test(shape.content) ? [shape.content] : []))
    .sort();
const textsOf = (regions: unknown, name?: 'wide' | 'narrow', numbered?: unknown) =>
  drawingOf(regions, name, 'janus.device-list', numbered).shapes.flatMap((shape) =>
    shape.shape === 'text' ? [shape.content] : [],
  );

const table = {
  type: 'table',
  columns: ['name', { label: '说明' }, { label: '最后一次上报的时间' }],
  rows: [
    ['注塑机 01', '一条比较长的说明文字', '2026-01-01 08:00:00'],
    ['注塑机 02', '', ''],
  ],
};

const everyRegion = [
  { type: 'tabs', elements: [{ element: 'name', active: true }] },
  { type: 'form', elements: ['search', 'store'], title: '过滤' },
  { type: 'canvas', place: 'right', boxes: [['开始'], ['夹紧', '松开']], joined: true },
  { type: 'tiles', elements: [{ element: 'create', value: '12 个' }] },
];

describe('window', () => {
  it('takes the labels of elements from the screen', () => {
    expect(textsOf([{ type: 'bar', elements: ['search'], right: ['create'] }]).slice(2)).toEqual(['搜索', '新增设备']);
  });

  it('draws no badges unless the figure numbers elements', () => {
    for (const name of ['wide', 'narrow'] as const) expect(badgesOf(everyRegion, name)).toEqual([]);
  });

  it('numbers the chosen elements from 1 in reading order, without gaps', () => {
    const regions = [
      { type: 'bar', place: 'bottom', right: ['create'] },
      { type: 'bar', elements: ['search', 'name'], right: ['store'] },
    ];
    const numbered = ['create', 'store', 'search'];
    expect(textsOf(regions, 'wide', numbered).slice(2)).toEqual([
      '搜索',
      '1',
      '设备名称',
      '2',
      '保存设备数据',
      '新增设备',
      '3',
    ]);
    expect(window.listBadges?.(windowSchema.parse({ screen: 'janus.device-list', regions, numbered }), facts)).toEqual([
      '搜索',
      '保存设备数据',
      '新增设备',
    ]);
  });

  it.each(['wide', 'narrow'] as const)('numbers every element when numbered is all, in the %s format', (name) => {
    expect(badgesOf(everyRegion, name, 'all')).toEqual(['1', '2', '3', '4']);
  });

  it('prefixes the content of a field in a bar with its label when it has no number', () => {
    const regions = [{ type: 'bar', elements: [{ element: 'search', value: '注塑机' }] }];
    expect(textsOf(regions)).toContain('搜索：注塑机');
    expect(textsOf(regions, 'wide', 'all').slice(2)).toEqual(['注塑机', '1']);
  });

  it('throws when a numbered element is not in the figure', () => {
    const regions = [{ type: 'bar', elements: ['search'] }];
    expect(() => drawingOf(regions, 'wide', 'janus.device-list', ['name'])).toThrow('图中没有“name”');
  });

  it('places a field below its name when its content does not fit next to it', () => {
    const regions = [{ type: 'form', elements: [{ element: 'name', value: 'mqtt.neptune.example.com' }] }];
    expect(findDrawingFaults(drawingOf(regions, 'narrow'))).toEqual([]);
  });

  it('shows the menu path and the name of the screen in its title', () => {
    expect(textsOf([{ type: 'text', text: '空' }]).slice(0, 2)).toEqual(['设备接入 >', '设备列表']);
  });

  it('draws a table as cards in the narrow format when its columns do not fit', () => {
    expect(textsOf([table], 'wide').filter((text) => text === '设备名称')).toHaveLength(1);
    const cards = drawingOf([table], 'narrow').shapes.filter((shape) => shape.shape === 'box' && shape.radius === 4);
    expect(cards).toHaveLength(2);
  });

  it('keeps the name of a state on one line and wraps longer texts', () => {
    const crowded = {
      type: 'table',
      columns: [{ label: '应用' }, { label: '状态' }, { label: '更新的时间' }],
      rows: [['推料滑台的操作画面以及配方的副本', '已部署', '2026-01-01 08:00 由工程师在现场更新']],
    };
    expect(textsOf([crowded])).toContain('已部署');
    expect(textsOf([crowded])).not.toContain(crowded.rows[0]?.[0]);
  });

  it('keeps a short code on one line', () => {
    const columns = ['任务', '优先级', '状态'].map((label) => ({ label }));
    const queue = { type: 'table', columns, rows: [['MD-01 外壳', '高', '中断']], actions: ['create'] };
    expect(textsOf([queue], 'narrow')).toContain('MD-01');
  });

  it('stacks its columns in the narrow format', () => {
    const regions = [
      { type: 'list', place: 'left', lines: ['一车间'] },
      { type: 'bar', elements: ['search'] },
    ];
    const y = (name: 'wide' | 'narrow', content: string): number => {
      const found = drawingOf(regions, name).shapes.find(
        (shape) => shape.shape === 'text' && shape.content === content,
      );
      return found?.shape === 'text' ? found.y : Number.NaN;
    };
    expect(y('narrow', '搜索') - y('narrow', '一车间')).toBeGreaterThan(40);
    expect(Math.abs(y('wide', '搜索') - y('wide', '一车间'))).toBeLessThan(40);
  });

  it.each(['wide', 'narrow'] as const)('has no drawing faults with every kind of region in the %s format', (name) => {
    expect(findDrawingFaults(drawingOf(everyRegion, name))).toEqual([]);
    expect(findDrawingFaults(drawingOf(everyRegion, name, 'janus.device-list', 'all'))).toEqual([]);
  });

  it('throws with the known elements when an element is unknown', () => {
    expect(() => drawingOf([{ type: 'bar', elements: ['creat'] }])).toThrow(
      'janus.device-list 没有元素“creat”，有：create、search、name、store',
    );
  });

  it('throws on a screen without facts, an element shown twice and a button in a form', () => {
    expect(() => drawingOf([{ type: 'text', text: '空' }], 'wide', 'janus.none')).toThrow('没有画面“janus.none”');
    expect(() => drawingOf([{ type: 'bar', elements: ['create'], right: ['create'] }])).toThrow('图中有两个');
    expect(() => drawingOf([{ type: 'form', elements: ['create'] }])).toThrow('放进 bar');
  });
});
