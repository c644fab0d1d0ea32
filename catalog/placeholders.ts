import type { Brand } from './brand';

/** Value of the brand that a deployment has to replace. */
type Placeholder = { name: keyof Brand; value: string; shownIn: string; setIn: string };

type Identity = Pick<Brand, 'url' | 'title' | 'copyrightHolder' | 'feedbackAddress'>;

/** Domains reserved for examples and tests (RFC 2606). */
const reservedHost = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid)$/i;

/** Returns every value of the brand that is still a default and must not be published. */
export function findPlaceholders({ url, title, copyrightHolder, feedbackAddress }: Identity): Placeholder[] {
  const brandFile = (name: keyof Brand): string => `${name} in catalog/brand.ts`;
  const candidates: (Placeholder & { isPlaceholder: boolean })[] = [
    {
      name: 'url',
      value: url,
      shownIn: 'canonical links, sitemap, feed, Markdown, contracts, USB edition',
      setIn: `the environment variable SITE_URL or ${brandFile('url')}`,
      isPlaceholder: reservedHost.test(new URL(url).hostname),
    },
    {
      name: 'copyrightHolder',
      value: `${copyrightHolder} (the title of the site)`,
      shownIn: 'footer',
      setIn: brandFile('copyrightHolder'),
      isPlaceholder: copyrightHolder === title,
    },
    {
      name: 'feedbackAddress',
      value: feedbackAddress ?? 'not set',
      shownIn: 'problem report and search without results, which only offer to copy a report when it is not set',
      setIn: brandFile('feedbackAddress'),
      isPlaceholder: feedbackAddress === undefined || reservedHost.test(feedbackAddress),
    },
  ];
  return candidates.filter(({ isPlaceholder }) => isPlaceholder);
}

/** Describes the placeholders of a build. Returns an empty text when there are none. */
export function describePlaceholders(brand: Identity): string {
  const entries = findPlaceholders(brand).map(({ name, value, shownIn, setIn }) =>
    [`  ${name}: ${value}`, `    shown in: ${shownIn}`, `    set:      ${setIn}`].join('\n'),
  );
  if (entries.length === 0) return '';
  return ['WARNING: do not publish this build, these values are still at their defaults.', ...entries]
    .concat('  See the checklist in deploy/README.md, "Before publishing".')
    .join('\n');
}
