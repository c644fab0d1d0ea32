import type { Block } from '../block';
import { renderFence } from '../fence';

export const listingBlock: Block = {
  name: 'listing',
  argumentNames: '<listing>',
  summary: '一个文件的全文（代码块），例如头文件和配置文件',
  render([key = ''], resolver) {
    const found = resolver.findOf('listing', key);
    if (!found) return '';
    resolver.use(found);
    return renderFence(found.language, found.text, found.fileName);
  },
};
