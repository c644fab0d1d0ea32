import { translate } from '@docusaurus/Translate';
import type { shortcuts } from './shortcuts';

type Groups = typeof shortcuts;
type Describe = () => string;

export const groupNames: Record<keyof Groups, Describe> = {
  everywhere: () => translate({ id: 'shortcuts.everywhere', message: '每一页' }),
  inSearch: () => translate({ id: 'shortcuts.inSearch', message: '搜索框' }),
  controls: () => translate({ id: 'shortcuts.controls', message: '链接、图和菜单' }),
};

export const descriptions: { [Group in keyof Groups]: Record<keyof Groups[Group], Describe> } = {
  everywhere: {
    search: () => translate({ id: 'shortcuts.search', message: '打开搜索' }),
    help: () => translate({ id: 'shortcuts.help', message: '打开本列表' }),
    close: () => translate({ id: 'shortcuts.close', message: '关闭搜索、菜单、放大的图和本列表，取消搜索词的标记' }),
    print: () => translate({ id: 'shortcuts.print', message: '打印本页' }),
  },
  inSearch: {
    move: () => translate({ id: 'shortcuts.move', message: '选择上一个或下一个' }),
    skip: () => translate({ id: 'shortcuts.skip', message: '向上或向下跳过五个结果' }),
    ends: () => translate({ id: 'shortcuts.ends', message: '选择第一个或最后一个' }),
    open: () => translate({ id: 'shortcuts.open', message: '打开选中的结果' }),
    openTab: () => translate({ id: 'shortcuts.openTab', message: '在新标签页打开选中的结果' }),
    remove: () => translate({ id: 'shortcuts.remove', message: '删除选中的最近搜索或收藏' }),
  },
  controls: {
    next: () => translate({ id: 'shortcuts.next', message: '移到下一个链接、按钮或图' }),
    activate: () => translate({ id: 'shortcuts.activate', message: '放大选中的图，展开选中的菜单' }),
    language: () => translate({ id: 'shortcuts.language', message: '换一种语言的示例' }),
  },
};

const keyLabels: Readonly<Record<string, Describe>> = {
  ' ': () => translate({ id: 'shortcuts.space', message: '空格' }),
  ArrowDown: () => '↓',
  ArrowLeft: () => '←',
  ArrowRight: () => '→',
  ArrowUp: () => '↑',
  Escape: () => 'Esc',
  PageDown: () => 'Page Down',
  PageUp: () => 'Page Up',
};

/** Returns the text on a key. `command` is the name of the modifier key. */
export function labelKey(key: string, command: string): string {
  if (key === 'Control') return command;
  return keyLabels[key]?.() ?? (key.length === 1 ? key.toUpperCase() : key);
}

export const helpTexts = {
  title: () => translate({ id: 'shortcuts.title', message: '键盘快捷键' }),
  close: () => translate({ id: 'theme.SearchModal.footer.closeText', message: '关闭' }),
  or: () => translate({ id: 'shortcuts.or', message: '或' }),
  singleKeys: () => translate({ id: 'shortcuts.singleKeys', message: '用单个字符的快捷键：/ 和 ?' }),
  singleKeysReason: () =>
    translate({ id: 'shortcuts.singleKeysReason', message: '用语音输入时，可以关闭它们，避免误触发。' }),
};
