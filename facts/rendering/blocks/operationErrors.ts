import { listFacts } from '../../findFact';
import type { OperationCode, OperationFact } from '../../model/contract';
import type { Block } from '../block';
import { findOperation } from '../findContract';
import type { Resolver } from '../resolver';
import { renderCode, renderTable } from '../table';
import { anchorOf, renderHttpStatus } from './errors';

/** Pages that explain the error codes of an area. */
const errorPages: ReadonlyMap<string, string> = new Map([
  ['neptune', 'neptune/api/error-codes'],
  ['janus', 'janus/api/error-codes'],
]);

function renderRow({ area }: OperationFact, { code, cause, action }: OperationCode, resolver: Resolver): string[] {
  const error = listFacts(resolver.facts, 'error', area).find((other) => other.code === code);
  if (!error) return []; // reported when the facts are loaded
  resolver.use(error);
  const page = errorPages.get(area);
  const label = renderCode(String(code));
  return [
    renderHttpStatus(error.http),
    page === undefined ? label : resolver.link(label, page, `#${anchorOf(error)}`),
    cause ?? error.causes.slice(0, 2).join('；'),
    action ?? error.actions.slice(0, 2).join('；'),
  ];
}

export const operationErrorsBlock: Block = {
  name: 'operation-errors',
  argumentNames: '<operationId>',
  summary: '一个接口的错误码表：HTTP 状态码、错误码、原因、处理方法',
  render([id = ''], resolver) {
    const operation = findOperation(id, resolver);
    if (!operation) return '';
    return renderTable(
      ['HTTP 状态码', '错误码', '原因', '处理方法'],
      operation.codes.map((code) => renderRow(operation, code, resolver)),
    );
  },
};
