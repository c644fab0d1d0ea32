/** Checks that the licences of bundled third-party code are published in `licenses.txt` and that a page links to it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { attribute, loadBuiltPages } from './builtSite';

const file = 'licenses.txt';

/** Packages that every build contains. When one is missing, the list was not generated from the bundles. */
const alwaysShipped = ['react', 'react-dom', 'scheduler', '@docusaurus/core', 'infima', 'pinyin-pro', 'opencc-js'];

const entry = /^(\S+) \d+\.\d+\.\S+\n {2}许可证：\S.*(?:\n {2}.*)*/gm;

function examineList(text: string): { names: string[]; findings: Finding[] } {
  const sections = text.split(/^={80}$/m).slice(1);
  const names = sections.flatMap((section) => [...section.matchAll(entry)].map(([, name = '']) => name));
  const missing = alwaysShipped
    .filter((name) => !names.includes(name))
    .map((name) => ({ file, message: `列出 ${name} 及其许可证` }));
  const bare = sections
    .filter((section) => section.replace(entry, '').trim() === '')
    .map((section) => ({ file, message: `“${section.trim().split('\n')[0] ?? ''}”：补上许可证全文` }));
  return { names, findings: [...missing, ...bare] };
}

export const licencesRule: Rule = {
  name: 'licences',
  examine(root) {
    const pages = loadBuiltPages(root);
    if (!existsSync(path.join(root, file)))
      return { findings: [{ file, message: '缺少许可证列表，由 plugins/licences 生成' }], examined: pages.length };
    const { names, findings } = examineList(readFileSync(path.join(root, file), 'utf8'));
    const isLinked = pages.some(({ elements }) =>
      elements.some((element) => element.tagName === 'a' && attribute(element, 'href') === `/${file}`),
    );
    const unlinked = isLinked ? [] : [{ file, message: '没有页面链接到它，加一个链接' }];
    return { findings: [...findings, ...unlinked], examined: names.length };
  },
};
