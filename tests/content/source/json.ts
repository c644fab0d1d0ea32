/** Checks that JSON code blocks are valid JSON, and that API responses have all members. */
import type { Code } from 'mdast';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { visit } from 'unist-util-visit';
import type { Examination, Finding } from '../finding';
import { buildPageRule } from './pageRule';
import { type SourcePage, parseBody, sourceLineOf } from './sourcePage';

const faultNames: Readonly<Record<string, string>> = {
  InvalidSymbol: '有 JSON 不认识的符号',
  InvalidNumberFormat: '数字的格式不对',
  PropertyNameExpected: '缺少键名，或前面多了逗号',
  ValueExpected: '缺少值，或前面多了逗号',
  ColonExpected: '缺少冒号',
  CommaExpected: '缺少逗号',
  CloseBraceExpected: '缺少右花括号',
  CloseBracketExpected: '缺少右方括号',
  EndOfFileExpected: '应已结束，删去后面的内容',
  InvalidCommentToken: '不能写注释',
  UnexpectedEndOfString: '缺少右引号',
  InvalidEscapeCharacter: '转义字符不对',
};

/** Returns the first fault of a JSON text, undefined when it is valid. */
function findFault({ value }: Code): { line: number; message: string } | undefined {
  const errors: ParseError[] = [];
  parse(value, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [first] = errors;
  if (!first) return undefined;
  const before = value.slice(0, first.offset).split('\n');
  const near = value.slice(first.offset).split('\n')[0]?.trim().slice(0, 20) ?? '';
  return { line: before.length, message: `“${near}”处${faultNames[printParseErrorCode(first.error)] ?? '格式不对'}` };
}

/** Finds the missing members of an API response, an object with a numeric `code`. */
function findMissingMembers({ value }: Code): string[] {
  const reply: unknown = parse(value);
  if (typeof reply !== 'object' || reply === null || !('code' in reply) || typeof reply.code !== 'number') return [];
  return ['message', 'data'].filter((member) => !(member in reply));
}

function examinePage(page: SourcePage): Examination {
  const findings: Finding[] = [];
  let examined = 0;
  visit(parseBody(page), 'code', (code) => {
    if (code.lang !== 'json') return;
    examined += 1;
    const fault = findFault(code);
    for (const member of fault ? [] : findMissingMembers(code)) {
      const line = sourceLineOf(page, code.position?.start.line ?? 1);
      findings.push({ file: page.file, line, message: `响应有 code、message 和 data：补上 ${member}` });
    }
    if (!fault) return;
    const message = `不是 JSON，${fault.message}：改正，或把代码块的语言改为 jsonc、text`;
    const bodyLine = (code.position?.start.line ?? 1) + fault.line;
    findings.push({ file: page.file, line: sourceLineOf(page, bodyLine), message });
  });
  return { findings, examined };
}

export const jsonRule = buildPageRule('json', examinePage);
