export type AnnouncementPart = { text: string; address?: string };

// `[文字](/docs/…)` or `[文字](https://…)`. Other URLs do not become links.
const link = /\[([^\]]+)\]\((\/(?!\/)[^\s)\\]*|https:\/\/[^\s)]+)\)/g;

/**
 * Splits the configured announcement into text and links. The syntax is plain text with Markdown links. HTML is shown
 * as text.
 */
export function parseAnnouncement(content: string): AnnouncementPart[] {
  const parts: AnnouncementPart[] = [];
  let end = 0;
  for (const match of content.matchAll(link)) {
    if (match.index > end) parts.push({ text: content.slice(end, match.index) });
    parts.push({ text: match[1] ?? '', address: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < content.length) parts.push({ text: content.slice(end) });
  return parts;
}
