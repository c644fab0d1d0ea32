import type { Block } from '../block';
import { notApplicable, renderCode, renderTable } from '../table';

const header = ['参数', '符号', '类型', '单位', '取值范围', '默认值', '生效方式', '说明'];

export const parametersBlock: Block = {
  name: 'parameters',
  argumentNames: '<set> [group <number>]',
  summary: '参数表：参数、符号、类型、单位、取值范围、默认值、生效方式、说明；可以只取第几组',
  render([key = '', word, number], resolver) {
    const set = resolver.findOf('parameter-set', key);
    if (!set) return '';
    if (word !== undefined && word !== 'group') resolver.fail(`写成 parameters ${key} group <序号>`);
    const group = word === undefined ? set : set.groups[Number(number) - 1];
    if (!group) {
      const names = set.groups.map(({ label }, index) => `${index + 1} ${label}`).join(', ');
      resolver.fail(`“${key}”没有第“${number ?? ''}”组，有：${names}`);
      return '';
    }
    for (const member of group.members) resolver.use(member);
    return renderTable(
      header,
      group.members.map((member) => [
        member.label,
        member.symbol === undefined ? notApplicable : renderCode(member.symbol),
        member.valueType,
        member.unit ?? notApplicable,
        member.range === undefined ? notApplicable : String(member.range),
        member.default === undefined ? '' : String(member.default),
        member.effect ?? notApplicable,
        member.note ?? '',
      ]),
    );
  },
};
