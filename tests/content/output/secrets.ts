/** Refuses published files that contain keys, tokens or paths of the machine that built the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'escape-string-regexp';
import type { Finding, Rule } from '../finding';
import { listFiles } from './builtSite';

type Secret = { what: string; pattern: RegExp };

const machinePath = '构建机器的路径';

const secrets: readonly Secret[] = [
  { what: '私钥', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'AWS 访问密钥', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { what: 'GitHub 令牌', pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}\b/ },
  { what: 'npm 令牌', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { what: 'Slack 令牌', pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}/ },
  { what: '阿里云访问密钥', pattern: /\bLTAI[A-Za-z0-9]{16,24}\b/ },
  { what: '腾讯云密钥', pattern: /\bAKID[A-Za-z0-9]{32}\b/ },
  { what: machinePath, pattern: /\/(?:home|Users)\/[\w.-]+\// },
];

/** Matches paths of sources and packages below `buildFolder`, but not addresses that end in the same words. */
function buildPathSecret(buildFolder: string): Secret {
  const folder = escapeRegExp(buildFolder);
  return {
    what: machinePath,
    pattern: new RegExp(`(?<![\\w.-])${folder}/(?:\\.docusaurus|build|docs|node_modules|plugins|search|src)/`),
  };
}

const textFile = /\.(?:html|js|css|json|xml|txt|svg|map|webmanifest|md)$/;

/** Builds the rule for a site that was built in `buildFolder`, an absolute path. */
export function buildSecretsRule(buildFolder: string): Rule {
  const patterns = [...secrets, buildPathSecret(buildFolder)];
  return {
    name: 'secrets',
    examine(root) {
      const files = listFiles(root).filter((file) => textFile.test(file));
      const findings = files.flatMap((file): Finding[] => {
        const text = readFileSync(path.join(root, file), 'utf8');
        return patterns.flatMap(({ what, pattern }) => {
          const found = pattern.exec(text);
          if (!found) return [];
          const line = text.slice(0, found.index).split('\n').length;
          return [{ file, line, message: `${what}（${found[0].slice(0, 8)}…）：从源文件删去，并作废` }];
        });
      });
      return { findings, examined: files.length };
    },
  };
}
