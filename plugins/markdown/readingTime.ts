import type { ParseFrontMatter } from '@docusaurus/types';

/** Reading speed of Chinese technical text, typically 300 to 500 characters per minute. */
const hanPerMinute = 400;

function countHan(markdown: string): number {
  const prose = markdown.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '');
  return prose.match(/\p{Script=Han}/gu)?.length ?? 0;
}

/**
 * Wraps `parse` to set `reading_minutes`: Chinese characters of the page outside code at 400 per minute, in whole
 * minutes, at least 1.
 */
export function withReadingTime(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const { content, frontMatter } = await parse(params);
    const minutes = Math.max(1, Math.round(countHan(content) / hanPerMinute));
    return { content, frontMatter: { ...frontMatter, reading_minutes: minutes } };
  };
}
