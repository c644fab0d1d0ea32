/** Help for a search without results, loaded when one has none: most users find something. */
import pages from '@generated/catalog/default/troubleshooting.json';
import { findOpenPage } from './openPage';
import { findSuggestions } from './findSuggestions';
import { findTroubleshooting } from './findTroubleshooting';

export { findSuggestions };

export const findHelpPages = (baseUrl: string) => findTroubleshooting(pages, findOpenPage(baseUrl));
