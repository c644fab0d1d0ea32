import { fileURLToPath } from 'node:url';
import { loadCatalog } from './catalog/loadCatalog';
import { buildSidebars } from './catalog/sidebars';
import { loadWrittenPageIds } from './catalog/writtenPages';

const siteDir = fileURLToPath(new URL('.', import.meta.url));

// The dev server watches this file: touch it after a change of catalog/pages.yaml.
export default buildSidebars(loadCatalog(siteDir), loadWrittenPageIds(siteDir));
