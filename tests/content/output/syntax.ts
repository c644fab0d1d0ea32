/** Checks with `es-check` that scripts parse as ECMAScript 2019, the newest version that all supported browsers parse. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Rule } from '../finding';
import { listFiles } from './builtSite';

const edition = 'es2019';

export const syntaxRule: Rule = {
  name: 'syntax',
  examine(root) {
    const scripts = listFiles(root).filter((file) => file.endsWith('.js'));
    const { stdout, stderr, status, error } = spawnSync(
      process.execPath,
      ['node_modules/es-check/lib/cli/index.js', edition, ...scripts.map((file) => path.join(root, file)), '--noCache'],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (error) throw new Error('es-check does not start; run "npm ci"', { cause: error });
    const faults = [...`${stdout}${stderr}`.matchAll(/erroring file: (\S+)[^\n]*\n\s*· error: ([^\n]*)/g)];
    if (status !== 0 && faults.length === 0) throw new Error(`es-check failed:\n${stdout}${stderr}`);
    return {
      findings: faults.map(([, file = '', problem = '']) => ({
        file: path.relative(root, file),
        message: `语法比 ${edition} 新，由 plugins/bundle 编译：“${problem}”`,
      })),
      examined: scripts.length,
    };
  },
};
