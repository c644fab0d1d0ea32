/**
 * Z45: code has a language; commands have no prompt, no output and no secret; placeholders are `{deviceId}` or
 * variables.
 */
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf, parseBody } from '../sourcePage';
import type { LanguageRule, PageIssue } from './languageRule';

const code = 'Z45';
const shells = new Set(['bash', 'sh', 'shell', 'zsh', 'powershell', 'ps1', 'cmd', 'bat', 'console']);
const aliases: Readonly<Record<string, string>> = {
  shell: 'bash',
  sh: 'bash',
  zsh: 'bash',
  console: 'bash',
  js: 'javascript',
  ts: 'typescript',
  yml: 'yaml',
  ps1: 'powershell',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  golang: 'go',
  'c++': 'cpp',
  bat: 'cmd',
};
const prompt =
  /^\s*(?:\$ |# (?=(?:sudo|cd|ls|curl|npm|node|apt|systemctl|docker|cat|mkdir|chmod|tar|wget|ssh|scp|mosquitto_\w+)\s+[\x21-\x7e])|> (?=[a-z])|PS [A-Z]:\\[^>]*> ?|[A-Z]:\\[^>]*>|[\w-]+@[\w-]+:[^$#]*[$#] )/u;
const output = /^\s*(?:[{[]\s*$|\{".*\}\s*$|HTTP\/[\d.]+ \d{3}|< HTTP\/)/u;
/** curl options that contain a secret: other users of the computer see command lines in `ps`. */
const secret = /--(?:data|form)\S*\s+["']?(?:[\w-]*(?:token|secret|password))=\$(\w+)/u;
const placeholder =
  /<(?:你的|您的|your[-_ ]?|替换|请)[^>\n]{0,20}>|<[^<>\s()/]*\p{Script=Han}[^<>\s()/]*>|【[^】\n]*】|<[a-z]+(?:[-_][a-z]+)+>(?!\s*<\/)/iu;
const yourName = /(?<![\w-])(?:your|YOUR)[-_]?[A-Za-z]\w*/u;

function examineCode({ lang, value }: Code, firstLine: number): PageIssue[] {
  const issues: PageIssue[] = [];
  const add = (line: number, message: string): number => issues.push({ line, code, message });
  if (!lang) add(firstLine, '在 ``` 后写语言：bash、json、text 等');
  const better = aliases[(lang ?? '').toLowerCase()];
  if (better !== undefined) add(firstLine, `语言写 ${better}，不写 ${lang ?? ''}`);
  const isShell = shells.has(lang ?? '');
  value.split('\n').forEach((text, index, all) => {
    const line = firstLine + 1 + index;
    if ((isShell || lang === 'text' || !lang) && prompt.test(text) && !(lang === 'text' && !/^\s*\$ /.test(text))) {
      add(line, `去掉提示符，写“${text.replace(prompt, '').slice(0, 30)}”`);
    }
    const continues =
      /[\\`|]\s*$/u.test(all[index - 1] ?? '') || (all.slice(0, index).join('\n').split("'").length - 1) % 2 === 1;
    const isInput = all.slice(0, index).some((before) => before.includes('<<'));
    if (isShell && index > 0 && !continues && !isInput && output.test(text)) {
      add(line, '输出另放一个代码块：```json title="输出"');
    }
    const variable = isShell ? secret.exec(text)?.[1] : undefined;
    if (variable !== undefined) {
      add(line, `$${variable} 不写在命令行上，写成 printf %s "$${variable}" | curl … --data-urlencode "name@-"`);
    }
    const found = placeholder.exec(text)?.[0] ?? yourName.exec(text)?.[0];
    if (found !== undefined && !/^(?:html|xml|jsx|tsx|vue)$/u.test(lang ?? '')) {
      add(line, `“${found}”：写 {deviceId} 这样的占位符或环境变量，并在代码后解释`);
    }
  });
  return issues;
}

export const codeFencesRule: LanguageRule = {
  name: 'codeFences',
  codes: { Z45: 'error' },
  page: () =>
    function* findCodeFaults(page) {
      const issues: PageIssue[] = [];
      visit(parseBody(page), 'code', (node) => {
        issues.push(...examineCode(node, lineOf(page, node)));
      });
      yield* issues;
    },
};
