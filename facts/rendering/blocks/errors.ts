import { listFacts } from '../../findFact';
import type { ErrorFact } from '../../model/errorCode';
import type { OperationFact } from '../../model/contract';
import type { Block } from '../block';
import type { Resolver } from '../resolver';
import { notApplicable, renderCode, renderTable } from '../table';
import { checkArea } from './values';

/** Code that tables explain although it is not an error. */
const successCode = 200;

/** Maximum number of operations listed by name. More are shown as "全部接口" or as their number. */
const maxListedOperations = 6;

/** Lists the errors of `area`, optionally only those with a name prefix, and records their use. */
function listUsed(area: string, prefix: string | undefined, resolver: Resolver): readonly ErrorFact[] {
  checkArea(area, resolver);
  const start = prefix === undefined ? `${area}.error.` : `${area}.error.${prefix}-`;
  const errors = listFacts(resolver.facts, 'error', area).filter(({ key }) => key.startsWith(start));
  if (errors.length === 0) resolver.fail(`没有以“${start}”开头的错误：加到 facts/${area}/errors.yaml`);
  for (const error of errors) resolver.use(error);
  return errors;
}

/** Returns the anchor of a code on the page that explains it. */
export function anchorOf({ code }: ErrorFact): string {
  return `error-${String(code).toLowerCase()}`;
}

const join = (phrases: readonly string[]): string => phrases.join('；');

/** Renders the code as a link to its heading if the page has details, otherwise with its anchor. */
function renderAnchoredCode(error: ErrorFact, hasDetails: boolean): string {
  const code = renderCode(String(error.code));
  if (error.code === successCode) return code;
  return hasDetails ? `[${code}](#${anchorOf(error)})` : `<a id="${anchorOf(error)}"></a>${code}`;
}

function renderOperations(error: ErrorFact, operations: readonly OperationFact[], resolver: Resolver): string {
  const raising =
    error.code === successCode
      ? operations
      : operations.filter(({ codes }) => codes.some(({ code }) => code === error.code));
  if (raising.length === 0) return notApplicable;
  if (raising.length === operations.length) return '全部接口';
  if (raising.length > maxListedOperations) return `${raising.length} 个接口，见各接口页面的“错误码”`;
  return raising.map(({ summary, page }) => (page === undefined ? summary : resolver.link(summary, page))).join('、');
}

export const errorsBlock: Block = {
  name: 'errors',
  argumentNames: '<area> [prefix]',
  summary: '错误码总表：错误码（带锚点）、含义、出现在哪些接口、处理方法',
  render([area = '', prefix], resolver) {
    const operations = listFacts(resolver.facts, 'operation', area);
    const hasDetails = resolver.hasBlock(['error-details', area, prefix].filter(Boolean).join(' '));
    return renderTable(
      ['错误码', '含义', '出现在哪些接口', '处理方法'],
      listUsed(area, prefix, resolver).map((error) => [
        renderAnchoredCode(error, hasDetails),
        error.meaning,
        renderOperations(error, operations, resolver),
        hasDetails ? (error.actions[0] ?? '') : join(error.actions),
      ]),
    );
  },
};

/** A rejected request has HTTP status 200. In the contracts, the 200 response is the success or the Failure schema. */
export function renderHttpStatus(http: number | null): string {
  return String(http ?? 200);
}

export const errorSummaryBlock: Block = {
  name: 'error-summary',
  argumentNames: '<area>',
  summary: '接口概述页的错误码总表：HTTP 状态码、错误码、含义、处理方法',
  render([area = ''], resolver) {
    return renderTable(
      ['HTTP 状态码', '错误码', '含义', '处理方法'],
      listUsed(area, undefined, resolver).map(({ http, code, meaning, actions }) => [
        renderHttpStatus(http),
        renderCode(String(code)),
        meaning,
        actions[0] ?? '',
      ]),
    );
  },
};

export const errorCausesBlock: Block = {
  name: 'error-causes',
  argumentNames: '<area> [prefix]',
  summary: '代码、现象、原因、处理方法的表',
  render([area = '', prefix], resolver) {
    return renderTable(
      ['代码', '现象', '原因', '处理方法'],
      listUsed(area, prefix, resolver).map(({ code, meaning, causes, actions }) => [
        renderCode(String(code)),
        meaning,
        join(causes),
        join(actions),
      ]),
    );
  },
};

export const returnCodesBlock: Block = {
  name: 'return-codes',
  argumentNames: '<area> [prefix]',
  summary: '返回码表：返回值、含义、处理方法',
  render([area = '', prefix], resolver) {
    return renderTable(
      ['返回值', '含义', '处理方法'],
      listUsed(area, prefix, resolver).map(({ code, meaning, actions }) => [
        renderCode(String(code)),
        meaning,
        join(actions),
      ]),
    );
  },
};

/** Ends a phrase with 。 unless it has a full stop. */
const sentence = (text: string): string => (/[。！？]$/.test(text) ? text : `${text}。`);

const numbered = (phrases: readonly string[]): string =>
  phrases.map((phrase, index) => `${index + 1}. ${sentence(phrase)}`).join('\n');

function renderDetails(error: ErrorFact): string {
  const { code, meaning, message, causes, actions, recovered } = error;
  const symptom = message === undefined ? meaning : `${meaning}；响应的 \`message\` 为 \`${message}\``;
  return [
    `### ${code} ${meaning} {#${anchorOf(error)}}`,
    `**现象**：${sentence(symptom)}`,
    ...(causes.length > 0 ? [`**原因**（按可能性从高到低）：\n\n${numbered(causes)}`] : []),
    ...(actions.length > 0 ? [`**处理**：\n\n${numbered(actions)}`] : []),
    ...(recovered === undefined ? [] : [`**恢复**：${sentence(recovered)}`]),
  ].join('\n\n');
}

export const errorDetailsBlock: Block = {
  name: 'error-details',
  argumentNames: '<area> [prefix]',
  summary: '每个错误码一个三级标题：现象、原因、处理、恢复',
  render([area = '', prefix], resolver) {
    const errors = listUsed(area, prefix, resolver).filter(({ code }) => code !== successCode);
    return errors.map(renderDetails).join('\n\n');
  },
};
