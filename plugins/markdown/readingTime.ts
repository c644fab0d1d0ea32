import type { ParseFrontMatter } from '@docusaurus/types';

/** Kinds of pages that are read from beginning to end; tasks say how long the work takes, references are looked up. */
const readThrough: ReadonlySet<unknown> = new Set(['concept', 'intro', 'library', 'protocol']);

/** Silent reading of Chinese technical text: 300 to 500 characters a minute. */
const hanPerMinute = 400;

function countHan(markdown: string): number {
  const prose = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
  return prose.match(/\p{Script=Han}/gu)?.length ?? 0;
}

/** `parse`, which also writes `reading_minutes` (whole minutes, at least 1) for pages that are read through. */
export function withReadingTime(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    if (!readThrough.has(result.frontMatter.kind)) return result;
    const minutes = Math.max(1, Math.round(countHan(params.fileContent) / hanPerMinute));
    return { ...result, frontMatter: { ...result.frontMatter, reading_minutes: minutes } };
  };
}
