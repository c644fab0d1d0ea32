export type OverviewPage = { title: string; description: string; markdownUrl: string };
export type OverviewSection = { name: string; pages: readonly OverviewPage[] };

/** Builds `llms.txt` (llmstxt.org): the site description and a list of all pages by product. */
export function buildOverview(title: string, tagline: string, sections: readonly OverviewSection[]): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ name, pages }) => {
      const items = pages.map((page) => `- [${page.title}](${page.markdownUrl}): ${page.description}`);
      return `## ${name}\n\n${items.join('\n')}\n`;
    });
  return [`# ${title}\n`, `> ${tagline}\n`, ...lists].join('\n');
}
