import type { ParseFrontMatter } from '@docusaurus/types';
import { splitHeading } from './headingBreaks';

/**
 * Wraps `parse` to add `title_parts` to titles that are too long for one line on a phone: the strings between which the
 * title may break. The title stays a plain string for the document title and the sidebar.
 */
export function withTitleParts(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const { title } = result.frontMatter;
    const parts = typeof title === 'string' ? splitHeading(title) : [];
    return parts.length > 1 ? { ...result, frontMatter: { ...result.frontMatter, title_parts: parts } } : result;
  };
}
