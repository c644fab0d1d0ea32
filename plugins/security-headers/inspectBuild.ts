import { hashInline } from './hashInline';
import { findInlineCode } from './inlineCode';

const maxScripts = 3; // for the whole site (promise S2)

export type BuiltFile = { name: string; markup: string };

/**
 * Hashes of the inline scripts of `pages`, and one sentence per thing in `pages` and `pictures` (SVG) that the content
 * security policy would block.
 */
export function inspectBuild(pages: readonly BuiltFile[], pictures: readonly BuiltFile[]) {
  const scripts = new Map<string, string>();
  const placesOf = new Map<string, Set<string>>();
  const report = (code: string, name: string) => {
    placesOf.set(code, (placesOf.get(code) ?? new Set()).add(name));
  };
  for (const { name, markup } of pages) {
    const found = findInlineCode(markup);
    for (const script of found.scripts) scripts.set(hashInline(script), script);
    for (const code of found.blocked) report(code, name);
  }
  for (const { name, markup } of pictures) {
    const found = findInlineCode(markup);
    if (found.scripts.length > 0) report('<script> element', name);
    for (const code of found.blocked) report(code, name);
  }
  const findings = [...placesOf].map(([code, places]) => {
    const [first = '', ...others] = places;
    return `${code} in ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  });
  if (scripts.size > maxScripts) {
    const starts = [...scripts.values()].map((script) => `  ${script.slice(0, 80)}`).join('\n');
    findings.push(`${scripts.size} different inline scripts, at most ${maxScripts} are allowed:\n${starts}`);
  }
  return { scriptHashes: [...scripts.keys()], findings };
}
