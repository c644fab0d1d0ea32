import type { Block } from '../block';
import { circledNumber } from '../circledNumber';
import { renderTable } from '../table';

export const elementsBlock: Block = {
  name: 'elements',
  argumentNames: '<screen>',
  summary: '界面元素表：编号、元素、类型、作用、说明',
  render([key = ''], resolver) {
    const screen = resolver.findOf('screen', key);
    if (!screen) return '';
    for (const element of screen.elements) resolver.use(element);
    return renderTable(
      ['编号', '元素', '类型', '作用', '说明'],
      screen.elements.map(({ position, label, elementType, purpose, note }) => [
        circledNumber(position),
        `**${label}**`,
        elementType,
        purpose,
        note ?? '',
      ]),
    );
  },
};
