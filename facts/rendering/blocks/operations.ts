import { listFacts } from '../../findFact';
import type { Field, OperationFact } from '../../model/contract';
import type { Block } from '../block';
import { renderFence } from '../fence';
import { findOperation } from '../findContract';
import { renderJson } from '../json';
import type { Resolver } from '../resolver';
import { renderCode, renderTable } from '../table';
import { checkArea } from './values';

/** Renders a field name as code, unless it is a placeholder for any number of fields. */
export function renderFieldName({ name, placeholder }: Field): string {
  return placeholder ? name : renderCode(name);
}

/** Records that the page uses `fields` of `owner`. */
export function useFields(owner: { key: string }, fields: readonly Field[], resolver: Resolver): void {
  for (const { origin } of fields) resolver.use({ key: owner.key, origin });
}

const bodyLocations: ReadonlySet<string> = new Set(['form', 'json']);

/** Describes in one sentence where the credentials are sent. */
function renderAuthentication({ fields }: OperationFact): string {
  const credentials = fields.filter(({ env }) => env !== undefined);
  const [first] = credentials;
  if (!first) return '不需要认证。';
  const names = credentials
    .map(({ name, note }) => `${note.split(/[；，。]/)[0] ?? ''} ${renderCode(name)}`)
    .join(' 和');
  if (first.location === 'header') return `${names}作为请求头发送。`;
  const place = bodyLocations.has(first.location) ? '请求体' : '查询参数';
  return `${names} 作为普通参数放在${place}中，不使用请求头。`;
}

export const operationBlock: Block = {
  name: 'operation',
  argumentNames: '<operationId>',
  summary: '接口的方法和地址、内容类型、认证方式',
  render([id = ''], resolver) {
    const operation = findOperation(id, resolver);
    if (!operation) return '';
    const { method, server, path, serverNote, contentType } = operation;
    const facts = [
      ...(serverNote === undefined ? [] : [`- 地址：${serverNote}。`]),
      ...(contentType === undefined
        ? ['- 参数：放在网址的查询部分，按 URL 编码。']
        : [`- 内容类型：${renderCode(contentType)}，字符集为 UTF-8。`]),
      `- 认证：${renderAuthentication(operation)}`,
    ];
    return `${renderFence('text', `${method} ${server}${path}`, '请求行')}\n\n${facts.join('\n')}`;
  },
};

export const requestParametersBlock: Block = {
  name: 'request-parameters',
  argumentNames: '<operationId>',
  summary: '请求参数表：名称、位置、类型、必填、约束、说明',
  render([id = ''], resolver) {
    const operation = findOperation(id, resolver);
    if (!operation) return '';
    if (operation.fields.length === 0) return '没有请求参数。';
    useFields(operation, operation.fields, resolver);
    return renderTable(
      ['名称', '位置', '类型', '必填', '约束', '说明'],
      operation.fields.map((field) => [
        renderFieldName(field),
        field.location,
        field.fieldType,
        field.required ? '是' : '否',
        field.constraint,
        field.note,
      ]),
    );
  },
};

export const responseFieldsBlock: Block = {
  name: 'response-fields',
  argumentNames: '<operationId>',
  summary: '响应参数表：名称、类型、说明',
  render([id = ''], resolver) {
    const operation = findOperation(id, resolver);
    if (!operation) return '';
    useFields(operation, operation.responseFields, resolver);
    return renderTable(
      ['名称', '类型', '说明'],
      operation.responseFields.map((field) => [
        operation.responseType === 'application/json' ? renderFieldName(field) : field.name,
        field.fieldType,
        field.note,
      ]),
    );
  },
};

export const responseExampleBlock: Block = {
  name: 'response-example',
  argumentNames: '<operationId>',
  summary: '成功响应的例子',
  render([id = ''], resolver) {
    const operation = findOperation(id, resolver);
    if (!operation) return '';
    const { responseExample: example, responseType } = operation;
    if (example === undefined) {
      resolver.fail(`操作“${id}”没有响应示例：在 ${operation.file} 加 examples.success`);
      return '';
    }
    if (responseType === 'application/json') return renderFence('json', renderJson(example), '成功');
    return renderFence(
      'text',
      typeof example === 'string' ? example.trimEnd() : renderJson(example),
      '成功，响应体为文件内容',
    );
  },
};

export const operationsBlock: Block = {
  name: 'operations',
  argumentNames: '<area> [tag]',
  summary: '接口列表：名称、方法、路径；可以只取一个标签',
  render([area = '', ...words], resolver) {
    checkArea(area, resolver);
    const tag = words.join(' ');
    const all = listFacts(resolver.facts, 'operation', area);
    const operations = tag === '' ? all : all.filter(({ tags }) => tags.includes(tag));
    if (operations.length === 0) {
      const tags = [...new Set(all.flatMap((operation) => operation.tags))].join(', ');
      resolver.fail(`${area} 没有${tag === '' ? '操作' : `标签为“${tag}”的操作，用其中一个：${tags}`}`);
    }
    for (const operation of operations) resolver.use(operation);
    return renderTable(
      ['名称', '方法', '路径'],
      operations.map(({ summary, page, method, path }) => [
        page === undefined ? summary : resolver.link(summary, page),
        method,
        renderCode(path),
      ]),
    );
  },
};
