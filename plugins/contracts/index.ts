/** Writes the interface contracts to `/contracts/` for download, after the build. */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishedContract } from './publishedContract';

export default function contracts({ siteDir, siteConfig }: LoadContext): Plugin {
  const sourceDir = path.join(siteDir, 'facts', 'contracts');
  return {
    name: 'contracts',
    async postBuild({ outDir }) {
      const targetDir = path.join(outDir, 'contracts');
      await mkdir(targetDir, { recursive: true });
      const files = (await readdir(sourceDir)).filter((file) => file.endsWith('.yaml'));
      await Promise.all(
        files.map(async (file) => {
          const source = await readFile(path.join(sourceDir, file), 'utf8');
          await writeFile(path.join(targetDir, file), publishedContract(source, siteConfig.url));
        }),
      );
    },
  };
}
