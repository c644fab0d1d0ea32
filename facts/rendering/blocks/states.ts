import type { Block } from '../block';
import { notApplicable, renderCode, renderTable } from '../table';

export const statesBlock: Block = {
  name: 'states',
  argumentNames: '<set> [detail | named]',
  summary:
    '状态表：状态、取值、含义；加 detail 时是状态、含义、出现条件、可执行的操作；加 named 时首列用这组取值的名称',
  render([key = '', detail], resolver) {
    const set = resolver.findOf('state-set', key);
    if (!set) return '';
    if (detail !== undefined && detail !== 'detail' && detail !== 'named') {
      resolver.fail(`write "states ${key}", "states ${key} detail" or "states ${key} named"`);
    }
    for (const member of set.members) resolver.use(member);
    if (detail === 'detail') {
      return renderTable(
        ['状态', '含义', '出现条件', '可执行的操作'],
        set.members.map(({ label, meaning, condition, actions }) => [
          label,
          meaning,
          condition ?? notApplicable,
          actions ?? '',
        ]),
      );
    }
    return renderTable(
      [detail === 'named' ? set.label : '状态', '取值', '含义'],
      set.members.map(({ label, value, meaning }) => [
        label,
        value === undefined ? notApplicable : renderCode(String(value)),
        meaning,
      ]),
    );
  },
};
