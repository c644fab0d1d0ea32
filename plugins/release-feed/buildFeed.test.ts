import { expect, it } from 'vitest';
import type { ReleaseFact } from '../../facts/model/release';
import { buildFeed } from './buildFeed';

const channel = {
  title: '站点：版本发布',
  url: 'https://docs.example.com/',
  feedUrl: 'https://docs.example.com/f.xml',
};

function release(change: Partial<ReleaseFact>): ReleaseFact {
  return {
    type: 'release',
    key: 'neptune.release.v2-1',
    area: 'neptune',
    file: 'facts/neptune/releases.yaml',
    origin: { provenance: 'assumed', basis: '推定' },
    product: 'Neptune',
    version: 'V2.1',
    page: 'neptune/release-notes/v2_1',
    date: undefined,
    parts: { added: [], known: [], upgrade: [] },
    ...change,
  };
}

const feedOf = (change: Partial<ReleaseFact>) =>
  buildFeed(channel, [{ release: release(change), url: 'https://docs.example.com/docs/v2_1' }]);

it('lists the changes of a version as plain text with a link', () => {
  const added = [
    { text: '**设备类型**：共用 `uuid`。', page: undefined },
    { text: '分组 < 5 级', page: undefined },
  ];
  const feed = feedOf({ parts: { ...release({}).parts, added } });
  expect(feed).toContain('<title>Neptune V2.1</title>\n<link>https://docs.example.com/docs/v2_1</link>');
  expect(feed).toContain('<description>新增：设备类型：共用 uuid；分组 &lt; 5 级。</description>');
});

it('adds a date only when it was published', () => {
  expect(feedOf({})).not.toContain('pubDate');
  expect(feedOf({})).toContain('没有公开的发布日期');
  expect(feedOf({ date: '2026-03-01' })).toContain('<description>发布日期 2026-03-01。</description>');
});
