/**
 * Checks the interface contracts: the standard linters report nothing, examples match their schemas, times in requests
 * name their time zone, operation ids are unique over all files, and every page of an interface has an operation.
 */
import { Parser } from '@asyncapi/parser';
import { type Config, createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import path from 'node:path';
import { allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import type { Finding, Rule } from '../finding';
import { findWrongExamples } from './contractExamples';
import { type ContractFile, type ContractPath, eachMapping, loadContracts } from './contractFile';

const interfacePages = /^(?:neptune|janus)\/api\//;

async function lintOpenApi(root: string, { file }: ContractFile, config: Config): Promise<Finding[]> {
  const problems = await lint({ ref: path.join(root, file), config });
  return problems.map(({ ruleId, message, location: [place] }) => ({
    file,
    ...(place && { line: getLineColLocation(place).start.line }),
    message: `不符合 OpenAPI，按 https://redocly.com/docs/cli/rules 中的 ${ruleId} 改正：“${message}”`,
  }));
}

/** Severities of errors and warnings. The rest is advice, such as "a newer version of AsyncAPI exists". */
const faults: readonly number[] = [0, 1];

async function lintAsyncApi({ file, text }: ContractFile, parser: Parser): Promise<Finding[]> {
  const diagnostics = await parser.validate(text);
  return diagnostics
    .filter(({ severity }) => faults.includes(severity))
    .map(({ code, message, range }) => ({
      file,
      line: range.start.line + 1,
      message: `不符合 AsyncAPI（${code}）：“${message}”`,
    }));
}

/** Reports parameters and properties whose `x-constraint` is a time without zone and whose description names none. */
function findTimesWithoutZone(contract: ContractFile): Finding[] {
  const findings: Finding[] = [];
  eachMapping(contract.content, ({ name, description, 'x-constraint': constraint }, at) => {
    if (typeof constraint !== 'string' || !constraint.includes('HH:mm:ss')) return;
    if (typeof description === 'string' && /时区|UTC/.test(description)) return;
    const message = `${typeof name === 'string' ? name : at.at(-1)}: 在 description 中写明时区，例如“按 UTC+08:00 填写”`;
    findings.push({ file: contract.file, line: contract.lineAt(at), message });
  });
  return findings;
}

type Operation = { contract: ContractFile; at: ContractPath; id: string; page: unknown };

/** Lists operations. OpenAPI identifies them by `operationId`, AsyncAPI by their key. */
function findOperations(contract: ContractFile): Operation[] {
  const operations: Operation[] = [];
  eachMapping(contract.content, (mapping, at) => {
    const id = contract.format === 'openapi' ? mapping.operationId : at[0] === 'operations' && at.length === 2 && at[1];
    if (typeof id === 'string') operations.push({ contract, at, id, page: mapping['x-doc'] });
  });
  return operations;
}

function findDoubleIds(operations: readonly Operation[]): Finding[] {
  return operations.flatMap(({ contract, at, id }, index): Finding[] => {
    const first = operations.findIndex((other) => other.id === id);
    if (first === index) return [];
    const message = `操作 ${id} 已在 ${operations[first]?.contract.file ?? ''} 中定义，改这一个的名称`;
    return [{ file: contract.file, line: contract.lineAt(at), message }];
  });
}

/** Reports operations without a page and interface pages without an operation. */
function findUnpairedPages(root: string, operations: readonly Operation[]): Finding[] {
  const pages = allPages(loadCatalog(root)).filter(({ id }) => interfacePages.test(id));
  const known = new Set(pages.map(({ id }) => id));
  const documented = new Set(operations.map(({ page }) => page));
  const withoutPage = operations
    .filter(({ page }) => typeof page !== 'string' || !known.has(page))
    .map(({ contract, at, id, page }) => ({
      file: contract.file,
      line: contract.lineAt(at),
      message: `操作 ${id}：x-doc ${page === undefined ? '没有写' : `写的是 ${JSON.stringify(page)}`}，写 catalog/pages.yaml 中那一页的 id`,
    }));
  const missing = pages
    .filter(({ id, kind }) => (kind === 'rest' || kind === 'realtime') && !documented.has(id))
    .map(({ id }) => ({
      file: 'facts/contracts',
      message: `页面 ${id} 没有对应的操作：加上它，并写 x-doc: ${id}`,
    }));
  return [...withoutPage, ...missing];
}

export const contractsRule: Rule = {
  name: 'contracts',
  async examine(root) {
    const contracts = loadContracts(root);
    // The documentation must use example hosts (contributing/style.md, Z20).
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } });
    const parser = new Parser();
    const findings: Finding[] = [];
    let examined = 0;
    for (const contract of contracts) {
      findings.push(
        ...(contract.format === 'openapi'
          ? await lintOpenApi(root, contract, config)
          : await lintAsyncApi(contract, parser)),
      );
      const examples = findWrongExamples(contract);
      findings.push(...examples.findings, ...findTimesWithoutZone(contract));
      examined += examples.examined;
    }
    const operations = contracts.flatMap(findOperations);
    findings.push(...findDoubleIds(operations), ...findUnpairedPages(root, operations));
    return { findings, examined: examined + operations.length };
  },
};
