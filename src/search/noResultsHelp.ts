/** Help for a search without results, loaded when one has none: most users find something. */
import pages from '@generated/catalog/default/troubleshooting.json';
import { findAskingPage } from './askingPage';
import { findSuggestions } from './findSuggestions';
import { findTroubleshooting } from './findTroubleshooting';

export { findSuggestions };

export const findHelpPages = (baseUrl: string) => findTroubleshooting(pages, findAskingPage(baseUrl));
