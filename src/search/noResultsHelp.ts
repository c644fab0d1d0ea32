/** Help for a query without results. Loaded on demand, because few queries have none. */
import pages from '@generated/catalog/default/troubleshooting.json';
import { findOpenPage } from './openPage';
import { findSuggestions } from './findSuggestions';
import { findTroubleshooting } from './findTroubleshooting';

export { findSuggestions };

export const findHelpPages = (baseUrl: string) => findTroubleshooting(pages, findOpenPage(baseUrl));
