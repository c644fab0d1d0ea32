import type { ParseFrontMatter } from '@docusaurus/types';

/** Page kinds that are read from start to end. Tasks state their duration, and references are looked up. */
const readThrough: ReadonlySet<unknown> = new Set(['concept', 'intro', 'library', 'protocol']);

/** Reading speed of Chinese technical text, typically 300 to 500 characters per minute. */
const hanPerMinute = 400;

function countHan(markdown: string): number {
  const prose = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
  return prose.match(/\p{Script=Han}/gu)?.length ?? 0;
}

/** Wraps `parse` to set `reading_minutes` (whole minutes, at least 1) for pages read from start to end. */
export function withReadingTime(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    if (!readThrough.has(result.frontMatter.kind)) return result;
    const minutes = Math.max(1, Math.round(countHan(params.fileContent) / hanPerMinute));
    return { ...result, frontMatter: { ...result.frontMatter, reading_minutes: minutes } };
  };
}
