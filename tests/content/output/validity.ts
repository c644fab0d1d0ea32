/** Checks that pages are valid HTML: no errors and no warnings of the Nu HTML Checker. Needs Java. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import type { Rule } from '../finding';
import { loadBuiltPages } from './builtSite';

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

export const validityRule: Rule = {
  name: 'validity',
  examine(root) {
    const jar = path.join(
      path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
      'build/dist/vnu.jar',
    );
    const files = loadBuiltPages(root).map(({ file }) => path.resolve(root, file));
    const { stderr, error } = spawnSync('java', ['-Xss4m', '-jar', jar, '--format', 'json', ...files], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (error) throw new Error('java does not start; install default-jre-headless (bin/test does)', { cause: error });
    const { messages } = report.parse(JSON.parse(stderr));
    return {
      findings: messages
        .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
        .filter(({ message }) => !message.startsWith('CSS: ')) // stylelint checks CSS, and knows more of it
        .map(({ type, url, lastLine, message, extract }) => ({
          file: url === undefined ? '' : path.relative(root, decodeURI(url.replace(/^file:/, ''))),
          ...(lastLine === undefined ? {} : { line: lastLine }),
          message: `HTML 不合规范（${type}）：“${message.replace(/[“”]/g, '"')}”${extract === undefined ? '' : `，在 ${extract.replace(/\s+/g, ' ').trim()}`}`,
        })),
      examined: files.length,
    };
  },
};
