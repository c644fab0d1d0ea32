import { fileURLToPath } from 'node:url';
import { loadCatalog } from './catalog/loadCatalog';
import { buildSidebars } from './catalog/sidebars';
import { loadWrittenPageIds } from './catalog/writtenPages';

const siteDir = fileURLToPath(new URL('.', import.meta.url));

export default buildSidebars(loadCatalog(siteDir), loadWrittenPageIds(siteDir));
