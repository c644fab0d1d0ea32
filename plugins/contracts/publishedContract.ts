import { parse, stringify } from 'yaml';
import { docRoute } from '../../catalog/routes';

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function publishValue(value: unknown, siteUrl: string): unknown {
  if (Array.isArray(value)) return value.map((item) => publishValue(item, siteUrl));
  if (!isMapping(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'x-provenance' && key !== 'x-doc');
  const documented = value['x-doc'];
  return {
    ...Object.fromEntries(kept.map(([key, item]) => [key, publishValue(item, siteUrl)])),
    ...(typeof documented === 'string' && { externalDocs: { url: siteUrl + docRoute(documented) } }),
  };
}

/**
 * A contract of `facts/contracts/` as readers download it: without our notes on where a statement comes from, and with
 * the address of the page instead of its id. Takes and returns YAML.
 */
export function publishedContract(source: string, siteUrl: string): string {
  return stringify(publishValue(parse(source), siteUrl), { lineWidth: 0, aliasDuplicateObjects: false });
}
