/** No key or token of ours got into a published file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { listFiles } from './builtSite';

const patterns: readonly { what: string; pattern: RegExp }[] = [
  { what: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'AWS access key', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { what: 'GitHub token', pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}\b/ },
  { what: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { what: 'Slack token', pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/ },
  { what: 'Alibaba Cloud access key', pattern: /\bLTAI[A-Za-z0-9]{16,24}\b/ },
  { what: 'Tencent Cloud secret id', pattern: /\bAKID[A-Za-z0-9]{32}\b/ },
  {
    what: 'path of the machine that built the site',
    pattern: /\/(?:home|Users)\/[\w.-]+\/|\/work\/\w+\/(?:src|node_modules)/,
  },
];

const textFile = /\.(?:html|js|css|json|xml|txt|svg|map|webmanifest|md)$/;

export const secretsRule: Rule = {
  name: 'secrets',
  examine(root) {
    const files = listFiles(root).filter((file) => textFile.test(file));
    const findings = files.flatMap((file): Finding[] => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return patterns.flatMap(({ what, pattern }) => {
        const found = pattern.exec(text);
        if (!found) return [];
        const line = text.slice(0, found.index).split('\n').length;
        return [{ file, line, message: `${what} (${found[0].slice(0, 8)}…): remove it from the source and revoke it` }];
      });
    });
    return { findings, examined: files.length };
  },
};
