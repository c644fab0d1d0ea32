/**
 * Reports untranslated interface texts: the default text of an id is not Chinese, and the translations in the main
 * script do not contain the id (`plugins/theme-classic/shownTexts.ts`).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { listFiles } from './builtSite';

const request = /\bid:"([\w.-]+)",message:(["'`])((?:(?!\2)[^\\]|\\.)*)\2/g;
const chinese = /\p{Script=Han}/u;

export const textsRule: Rule = {
  name: 'texts',
  examine(root) {
    const scripts = listFiles(root)
      .filter((file) => /^assets\/js\/.*\.js$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
    const isTranslated = (id: string) => scripts.some(({ text }) => text.includes(`"${id}":"`));
    const findings: Finding[] = [];
    let examined = 0;
    for (const { file, text } of scripts) {
      for (const [, id = '', , message = ''] of text.matchAll(request)) {
        examined += 1;
        if (chinese.test(message) || message.trim() === '' || isTranslated(id)) continue;
        findings.push({ file, message: `“${id}”显示为“${message}”：译成中文，或在 shownTexts.ts 保留` });
      }
    }
    return { findings, examined };
  },
};
