/** Writes the feed of product versions, `/releases.xml`, after the build. The home page links it. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docRoute } from '../../catalog/routes';
import { listFacts } from '../../facts/findFact';
import type { Facts } from '../../facts/model/facts';
import { buildFeed } from './buildFeed';

type Options = { writtenIds: readonly string[]; facts: () => Facts };

const feedPath = '/releases.xml';

export default function releaseFeed({ siteConfig }: LoadContext, { writtenIds, facts }: Options): Plugin {
  const title = `${siteConfig.title}：版本发布`;
  return {
    name: 'release-feed',
    async postBuild({ outDir }) {
      const items = listFacts(facts(), 'release').flatMap((release) =>
        release.page !== undefined && writtenIds.includes(release.page)
          ? [{ release, url: siteConfig.url + docRoute(release.page) }]
          : [],
      );
      const channel = { title, url: `${siteConfig.url}/`, feedUrl: siteConfig.url + feedPath };
      await writeFile(path.join(outDir, feedPath), buildFeed(channel, items));
    },
  };
}
