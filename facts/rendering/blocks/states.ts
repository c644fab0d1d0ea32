import type { Block } from '../block';
import { notApplicable, renderCode, renderTable } from '../table';

export const statesBlock: Block = {
  name: 'states',
  argumentNames: '<set> [detail] [named]',
  summary:
    '状态表：状态、取值（没有一个有取值时不列）、含义；加 detail 时是状态、含义、出现条件、可执行的操作；不是状态的（种类、类型、代码），加 named，首列用这组取值的名称',
  render([key = '', ...modes], resolver) {
    const set = resolver.findOf('state-set', key);
    if (!set) return '';
    if (!['', 'detail', 'named', 'detail named'].includes(modes.join(' '))) {
      resolver.fail(`写成 states ${key}，后面可以加 detail、named`);
    }
    const head = modes.includes('named') ? set.label : '状态';
    for (const member of set.members) resolver.use(member);
    if (modes.includes('detail')) {
      return renderTable(
        [head, '含义', '出现条件', '可执行的操作'],
        set.members.map(({ label, meaning, condition, actions }) => [
          label,
          meaning,
          condition ?? notApplicable,
          actions ?? '',
        ]),
      );
    }
    if (set.members.every(({ value }) => value === undefined))
      return renderTable(
        [head, '含义'],
        set.members.map(({ label, meaning }) => [label, meaning]),
      );
    return renderTable(
      [head, '取值', '含义'],
      set.members.map(({ label, value, meaning }) => [
        label,
        value === undefined ? notApplicable : renderCode(String(value)),
        meaning,
      ]),
    );
  },
};
