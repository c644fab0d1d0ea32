import type { MarkdownConfig, ParseFrontMatter } from '@docusaurus/types';
import { parseYaml } from '../../catalog/parseYaml';
import { loadFigures } from '../../facts/loadFigures';
import type { Facts } from '../../facts/model/facts';
import { PageFactsError, resolveData } from '../../facts/resolvePage';
import { digestFacts } from './digestFacts';
import { SitePages } from './sitePages';

const frontMatterBlock = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/** Throws when the front matter is not YAML, with the line and, for an unquoted key, the reason. */
function checkFrontMatter(block: string, file: string): void {
  const bare = /^(?:\s*-\s+|[\w-]+:\s+)%%.*$/m.exec(block);
  if (!bare) {
    try {
      parseYaml(block.replace(/^---\r?\n|---\r?\n$/g, ''), 2);
      return;
    } catch (cause) {
      throw new Error(`${file}: 前言${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
  const line = block.slice(0, bare.index).split('\n').length;
  throw new Error(`${file}:${line}: 以 %% 开头的值要加引号：${bare[0].trim()}`);
}

type FactsMarkdown = {
  /** Current facts. */
  facts: () => Facts;
  preprocessor: NonNullable<MarkdownConfig['preprocessor']>;
  parseFrontMatter: ParseFrontMatter;
};

/**
 * Creates `markdown.preprocessor` and `markdown.parseFrontMatter` of Docusaurus. Facts are inserted before Markdown is
 * parsed, so headings, tables of contents and search contain them and the browser has no work. Sets `uses_assumptions:
 * true` in the front matter of pages with an assumed fact, and `facts_digest` in development.
 */
export function factsMarkdown(siteDir: string, production = process.env.NODE_ENV === 'production'): FactsMarkdown {
  const pages = new SitePages(siteDir, production);
  const parse: ParseFrontMatter = async (params) => {
    const { filePath, fileContent, defaultParseFrontMatter } = params;
    const file = pages.nameOf(filePath);
    checkFrontMatter(frontMatterBlock.exec(fileContent)?.[0] ?? '', file);
    const { frontMatter } = await defaultParseFrontMatter(params);
    const { facts } = pages;
    const page = pages.resolve(filePath, fileContent);
    const figures = loadFigures(siteDir, file, fileContent, facts);
    const uses = [...page.uses, ...figures.flatMap((figure) => figure.uses)];
    const resolved = Object.entries(frontMatter).map(([field, value]): [string, unknown] => [
      field,
      resolveData(value, facts, file).data,
    ]);
    const assumed = uses.some(({ provenance }) => provenance === 'assumed');
    return {
      content: page.text.replace(frontMatterBlock, '').trim(),
      frontMatter: {
        ...Object.fromEntries(resolved),
        ...(assumed && { uses_assumptions: true }),
        ...(!production && { facts_digest: digestFacts(fileContent, page, figures, facts) }),
      },
    };
  };
  return {
    facts: () => pages.facts,
    preprocessor: ({ filePath, fileContent }) => pages.resolve(filePath, fileContent).text,
    async parseFrontMatter(params) {
      try {
        return await parse(params);
      } catch (error) {
        // In development, only the compilation of the page reports its faults. The other pages are loaded.
        if (production || !(error instanceof PageFactsError)) throw error;
        return params.defaultParseFrontMatter(params);
      }
    },
  };
}
