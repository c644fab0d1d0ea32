import type { ParseFrontMatter } from '@docusaurus/types';
import { splitHeading } from './headingBreaks';

/**
 * Wraps `parse` to add `title_parts` for titles that are too long for a line of a phone: the strings between which the
 * title may continue on the next line. The title itself stays a plain string for the document title and the sidebar.
 */
export function withTitleParts(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const { title } = result.frontMatter;
    const parts = typeof title === 'string' ? splitHeading(title) : [];
    return parts.length > 1 ? { ...result, frontMatter: { ...result.frontMatter, title_parts: parts } } : result;
  };
}
