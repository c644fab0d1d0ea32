/**
 * After the build: reads every page, refuses inline code that the content security policy would block, and writes the
 * headers of all responses for the servers of `deploy/` into `<build>.serving/`.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { servingDir } from '../servingDir';
import { buildHeaders } from './headers';
import { findInlineCode } from './inlineCode';
import { writeServerHeaders } from './serverHeaders';

const maxScripts = 3; // for the whole site (promise S2)

/** File that Docusaurus writes for `route` (`trailingSlash: false`). */
function pageFile(outDir: string, route: string): string {
  if (route === '/') return path.join(outDir, 'index.html');
  return path.join(outDir, route.endsWith('.html') ? route : `${route}.html`);
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

export default function securityHeaders(_context: LoadContext): Plugin {
  return {
    name: 'security-headers',
    async postBuild({ outDir, routesBuildMetadata }) {
      const scripts = new Map<string, string>();
      const pagesWith = new Map<string, string[]>();
      for (const route of Object.keys(routesBuildMetadata)) {
        const page = findInlineCode(await readFile(pageFile(outDir, route), 'utf8'));
        for (const script of page.scripts) scripts.set(hashOf(script), script);
        for (const code of new Set(page.blocked)) pagesWith.set(code, [...(pagesWith.get(code) ?? []), route]);
      }
      const findings = [...pagesWith].map(
        ([code, [first, ...others]]) => `${code} on ${first} (and ${others.length} other pages)`,
      );
      if (scripts.size > maxScripts) {
        const starts = [...scripts.values()].map((script) => `  ${script.slice(0, 80)}`).join('\n');
        findings.push(`${scripts.size} inline scripts, at most ${maxScripts} are allowed:\n${starts}`);
      }
      if (findings.length > 0) {
        throw new Error(
          `The content security policy blocks what these pages contain; move it into files:\n${findings.join('\n')}`,
        );
      }
      await writeServerHeaders(servingDir(outDir), buildHeaders([...scripts.keys()]));
    },
  };
}
