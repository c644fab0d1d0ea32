import { escapeHtml } from '../addresses/escapeHtml';
import type { ReleaseFact } from '../../facts/model/release';

export type FeedChannel = { title: string; url: string; feedUrl: string };
/** Version with the URL of its release notes. */
export type FeedItem = { release: ReleaseFact; url: string };

const undated = '各产品每个版本的新增功能，从新到旧。内容按现有功能的页面整理，没有公开的发布日期，条目不带日期。';

/** Removes Markdown, which feed readers do not render. */
function plain(text: string): string {
  return text.replace(/\*\*|`/g, '');
}

function describe({ parts, date }: ReleaseFact): string {
  const added = parts.added.map(({ text }) => plain(text).replace(/。$/, ''));
  return [
    ...(date === undefined ? [] : [`发布日期 ${date}。`]),
    ...(added.length > 0 ? [`新增：${added.join('；')}。`] : []),
  ].join('');
}

/**
 * Builds an RSS 2.0 feed of the versions. Items have no `pubDate`: none was published, and the build date would be read
 * as a release date. Feed readers identify an item by its URL.
 */
export function buildFeed(channel: FeedChannel, items: readonly FeedItem[]): string {
  const lines = items.flatMap(({ release, url }) => [
    '<item>',
    `<title>${escapeHtml(`${release.product} ${release.version}`)}</title>`,
    `<link>${escapeHtml(url)}</link>`,
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    `<category>${escapeHtml(release.product)}</category>`,
    `<description>${escapeHtml(describe(release))}</description>`,
    '</item>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeHtml(channel.title)}</title>`,
    `<link>${escapeHtml(channel.url)}</link>`,
    `<atom:link href="${escapeHtml(channel.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    `<description>${undated}</description>`,
    '<language>zh-Hans</language>',
    ...lines,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
