import type { Value } from './exampleApp';
import type { ScriptPage } from './scriptPage';

export type MessageType = 'info' | 'success' | 'warning' | 'error';

/** Builds the functions of page data and user interface. */
export function buildPageFunctions(page: ScriptPage) {
  return {
    getData: (key: string) => page.read(key),
    setData: (key: string, value: unknown) => {
      if (key === '') throw new TypeError('键不能为空字符串');
      page.write(key, value);
    },
    apply: () => page.draw(),
    getComponent: (name: string) => page.component(name),
    refreshPage: () => {
      page.refreshes += 1;
    },
    showDialog: async (options: { title: string; content: string; okText?: string; cancelText?: string }) => {
      page.show('dialog', options.title);
      page.show('dialog', options.content);
      return page.confirms || options.cancelText === '';
    },
    showDomWaiting: (selector: string, message = '处理中') => {
      if (!page.surroundings.hasComponent(selector.replace(/^[#.]/, ''))) return () => {};
      page.waits.add(selector);
      page.show('waiting', `${selector}：${message}`);
      return () => {
        page.waits.delete(selector);
      };
    },
    showNotify: (message: string, _type?: MessageType) => page.show('message', message),
    updateLiveDataField: (name: string, value: Value) => {
      const isThere = page.surroundings.hasComponent(name);
      if (isThere) page.show('field', `${name}：${value}`);
      return isThere;
    },
  };
}
