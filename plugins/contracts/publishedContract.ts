import { parseDocument, stringify } from 'yaml';
import { docRoute } from '../../catalog/routes';
import { isMapping } from '../../facts/isMapping';

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

const contactUrl = ['info', 'contact', 'url'];

/**
 * Returns a contract of `facts/contracts/` for publication: without provenance notes, with page URLs instead of page
 * ids, and with this site as the contact. Takes and returns YAML.
 */
export function publishedContract(source: string, siteUrl: string): string {
  const contract = parseDocument(source);
  if (contract.hasIn(contactUrl)) contract.setIn(contactUrl, siteUrl);
  return stringify(publishValue(contract.toJS(), siteUrl), { lineWidth: 0, aliasDuplicateObjects: false });
}
