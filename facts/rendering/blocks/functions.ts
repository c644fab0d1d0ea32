import type { Argument } from '../../model/scriptFunction';
import type { Block } from '../block';
import { renderFence } from '../fence';
import type { Resolver } from '../resolver';
import { renderCode, renderTable } from '../table';

/** Renders a table of parameters or properties. */
export function renderArguments(header: string, args: readonly Argument[]): string {
  return renderTable(
    [header, '类型', '必填', '默认值', '说明'],
    args.map(({ name, type, required, default: initial, note }) => [
      renderCode(name),
      type,
      required ? '是' : '否',
      initial === undefined ? '' : String(initial),
      note,
    ]),
  );
}

function findFunction(key: string, resolver: Resolver) {
  const found = resolver.findOf('function', key);
  if (found) resolver.use(found);
  return found;
}

export const signatureBlock: Block = {
  name: 'signature',
  argumentNames: '<function>',
  summary: '函数的语法（代码块）',
  render([key = ''], resolver) {
    const found = findFunction(key, resolver);
    return found ? renderFence(found.language, found.signature, '语法', '函数的语法，没有可以执行的语句') : '';
  },
};

export const functionParametersBlock: Block = {
  name: 'function-parameters',
  argumentNames: '<function>',
  summary: '函数的参数表：名称、类型、必填、默认值、说明',
  render([key = ''], resolver) {
    const found = findFunction(key, resolver);
    if (!found) return '';
    return found.parameters.length === 0 ? '没有参数。' : renderArguments('名称', found.parameters);
  },
};

export const functionReturnsBlock: Block = {
  name: 'function-returns',
  argumentNames: '<function>',
  summary: '函数的返回值表：类型、说明',
  render([key = ''], resolver) {
    const found = findFunction(key, resolver);
    if (!found) return '';
    if (!found.returns) return '没有返回值。';
    return renderTable(['类型', '说明'], [[renderCode(found.returns.type), found.returns.note]]);
  },
};

export const functionFailuresBlock: Block = {
  name: 'function-failures',
  argumentNames: '<function>',
  summary: '函数何时失败：情况、结果；没有时是“不抛出异常。”',
  render([key = ''], resolver) {
    const found = findFunction(key, resolver);
    if (!found) return '';
    if (found.failures.length === 0) return '不抛出异常。';
    return renderTable(
      ['情况', '结果'],
      found.failures.map((failure) => [failure.when, failure.then]),
    );
  },
};
