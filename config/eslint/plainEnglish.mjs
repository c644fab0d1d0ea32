/** Reports the phrases of config/phrases.txt in comments and test titles. */
import { readFileSync } from 'node:fs';

const phrases = readFileSync(new URL('../phrases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern, replacement] = line.split(' => ');
    return { pattern: new RegExp(`\\b(?:${pattern.replaceAll(' ', '(?:\\s+\\*?\\s*)')})\\b`, 'i'), replacement };
  });

/** Returns the name of the called function, without members: `test` for `test.each([])`. */
function calledName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calledName(node.object);
  return node.type === 'CallExpression' ? calledName(node.callee) : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { replace: '"{{found}}": write {{replacement}} (config/phrases.txt).' },
  },
  create(context) {
    function check(text, place) {
      for (const { pattern, replacement } of phrases) {
        const found = pattern.exec(text)?.[0].replace(/\s+\*?\s*/g, ' ');
        if (found !== undefined) context.report({ ...place, messageId: 'replace', data: { found, replacement } });
      }
    }
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment.value, { loc: comment.loc });
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!['test', 'it', 'describe'].includes(calledName(callee))) return;
        if (title?.type === 'Literal' && typeof title.value === 'string') check(title.value, { node: title });
        if (title?.type === 'TemplateLiteral')
          check(title.quasis.map(({ value }) => value.raw).join(' '), { node: title });
      },
    };
  },
};
