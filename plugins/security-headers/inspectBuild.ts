import { hashInline } from './hashInline';
import type { Markup } from './readMarkup';

const maxScripts = 3; // for the whole site

export type BuiltFile = Markup & { name: string };

/**
 * Returns the hashes of the inline scripts of `pages`, and one sentence for each piece of code in `pages` and
 * `pictures` (SVG) that the content security policy would block.
 */
export function inspectBuild(pages: readonly BuiltFile[], pictures: readonly BuiltFile[]) {
  const scripts = new Map<string, string>();
  const placesOf = new Map<string, Set<string>>();
  const report = (code: string, name: string) => {
    placesOf.set(code, (placesOf.get(code) ?? new Set()).add(name));
  };
  for (const page of pages) for (const script of page.scripts) scripts.set(hashInline(script), script);
  for (const { name, scripts: ofPicture } of pictures) if (ofPicture.length > 0) report('<script> element', name);
  for (const { name, blocked } of [...pages, ...pictures]) for (const code of blocked) report(code, name);
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
