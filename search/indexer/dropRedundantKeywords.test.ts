import { expect, it } from 'vitest';
import { dropRedundantKeywords } from './dropRedundantKeywords';

const page = (title: string, ...keywords: string[]) => ({ url: `/docs/${title}`, product: '网关', title, keywords });

const section = (page: number, heading: string) => ({ page, level: 2, headings: ['其他', heading] });

/** Returns the remaining keywords of each page. */
function namesLeft(pages: Parameters<typeof dropRedundantKeywords>[0], ...sections: ReturnType<typeof section>[]) {
  return dropRedundantKeywords(pages, sections).map(({ keywords }) => keywords);
}

it('drops a keyword that the heading of a section contains, regardless of spaces and case', () => {
  const pages = [page('设备接入', '导入失败', 'opcua 配置', '接入')];
  expect(namesLeft(pages, section(0, '提示“导入失败”'), section(0, 'OPC UA 配置'))).toEqual([['接入']]);
});

it('keeps a short keyword, one in the title, and one that only a heading of another page contains', () => {
  const pages = [page('历史数据表', '曲线', '历史数据', '导出数据'), page('报表')];
  const sections = [section(0, '曲线'), section(0, '查询历史数据'), section(1, '导出数据')];
  expect(namesLeft(pages, ...sections)).toEqual([['曲线', '历史数据', '导出数据'], []]);
});

it('keeps a Latin keyword that is only part of a word of the heading', () => {
  const pages = [page('串口', 'port', 'baud 波特率', 'coms')];
  expect(namesLeft(pages, section(0, 'Report 与 COM 说明'), section(0, 'setbaud 波特率'))).toEqual([
    ['port', 'baud 波特率', 'coms'],
  ]);
  expect(namesLeft(pages, section(0, 'COM-Port 的 baud（波特率）'))).toEqual([['coms']]);
});

it('keeps a keyword that another page keeps, which would match alone', () => {
  const pages = [page('监控', '报警复位'), page('复位', '报警复位')];
  expect(namesLeft(pages, section(0, '停止与报警复位'))).toEqual([['报警复位'], ['报警复位']]);
  expect(namesLeft(pages, section(0, '停止与报警复位'), section(1, '报警复位'))).toEqual([[], []]);
});

it('does not treat the title of a page as a section', () => {
  expect(namesLeft([page('监控', '画面监控')], { page: 0, level: 1, headings: ['画面监控'] })).toEqual([['画面监控']]);
});

it('drops a keyword that equals the title or another keyword, regardless of spaces and case', () => {
  expect(namesLeft([page('Modbus TCP', 'modbustcp', '读寄存器', '读 寄存器')])).toEqual([['读寄存器']]);
});
