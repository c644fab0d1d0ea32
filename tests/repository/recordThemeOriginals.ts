/** `npm run theme:originals`: records the originals of `src/theme` after they have been compared (src/theme/README.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import { digestOriginals, listReplaced, originalsFile } from './themeOriginals';

const components = listReplaced(readFileSync('src/theme/README.md', 'utf8'));
writeFileSync(originalsFile, `${JSON.stringify(digestOriginals(components), undefined, 2)}\n`);
