import type { Block } from '../block';
import type { Resolver } from '../resolver';
import { renderCode, renderTable } from '../table';
import { renderArguments } from './functions';

function findComponent(key: string, resolver: Resolver) {
  const found = resolver.findOf('component', key);
  if (found) resolver.use(found);
  return found;
}

export const componentPropertiesBlock: Block = {
  name: 'component-properties',
  argumentNames: '<component>',
  summary: '组件的属性表：属性、类型、必填、默认值、说明',
  render([key = ''], resolver) {
    const found = findComponent(key, resolver);
    if (!found) return '';
    return found.properties.length === 0 ? '没有属性。' : renderArguments('属性', found.properties);
  },
};

export const componentEventsBlock: Block = {
  name: 'component-events',
  argumentNames: '<component>',
  summary: '组件的事件表：事件、触发时机、回调参数',
  render([key = ''], resolver) {
    const found = findComponent(key, resolver);
    if (!found) return '';
    if (found.events.length === 0) return '没有事件。';
    return renderTable(
      ['事件', '触发时机', '回调参数'],
      found.events.map(({ name, when, payload }) => [renderCode(name), when, payload ?? '']),
    );
  },
};

export const componentMethodsBlock: Block = {
  name: 'component-methods',
  argumentNames: '<component>',
  summary: '组件的方法表：方法、语法、说明',
  render([key = ''], resolver) {
    const found = findComponent(key, resolver);
    if (!found) return '';
    if (found.methods.length === 0) return '没有方法。';
    return renderTable(
      ['方法', '语法', '说明'],
      found.methods.map(({ name, signature, note }) => [renderCode(name), renderCode(signature), note]),
    );
  },
};
