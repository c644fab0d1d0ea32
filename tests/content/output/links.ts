/** Checks that the target of every link, anchor, image, script and style sheet of the built site exists. */
import type { Finding, Rule } from '../finding';
import { type BuiltPage, attribute, lineOf } from './builtSite';
import { type SiteAddresses, findDeadAddress, loadSiteAddresses } from './siteAddresses';

const origin = 'https://site.invalid';
const referringAttributes = ['href', 'src', 'poster', 'data', 'action'] as const;

type Reference = { page: BuiltPage; line: number; url: string };

function listReferences(page: BuiltPage): Reference[] {
  return page.elements.flatMap((element) => {
    const urls = referringAttributes.map((name) => attribute(element, name));
    const sources = attribute(element, 'srcset')
      ?.split(',')
      .map((candidate) => candidate.trim().split(/\s+/)[0]);
    return [...urls, ...(sources ?? [])]
      .filter((url) => url !== undefined)
      .map((url) => ({ page, line: lineOf(element), url }));
  });
}

/** Describes the problem of a reference. Returns undefined for a good one and for other origins and schemes. */
function findProblem({ page, url }: Reference, site: SiteAddresses): string | undefined {
  if (!URL.canParse(url, origin + page.route)) return `“${url}”不是地址`;
  const target = new URL(url, origin + page.route);
  return target.origin === origin ? findDeadAddress(url, target, site) : undefined;
}

export const linksRule: Rule = {
  name: 'links',
  examine(root) {
    const site = loadSiteAddresses(root);
    const references = [...site.pages.values()].flatMap(listReferences);
    const findings = references.flatMap((reference): Finding[] => {
      const message = findProblem(reference, site);
      return message === undefined ? [] : [{ file: reference.page.file, line: reference.line, message }];
    });
    return { findings, examined: references.length };
  },
};
