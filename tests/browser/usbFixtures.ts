/** The USB edition as users open it: unzipped into a folder, without a server. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { test as base } from './fixtures';

export { expect } from './fixtures';

export const archiveFile = 'build/downloads/documentation-centre.zip';

type Fixtures = {
  /** Returns the address of a file of the edition. */
  addressOf: (file: string) => string;
  /** Opens a file of the edition. Requests outside the folder are unexpected messages. */
  open: (file: string) => Promise<void>;
};

type WorkerFixtures = {
  /** The unzipped edition. Do not change it: use `copyFolder`. */
  folder: string;
};

/** Unzips the archive into a new folder whose path contains a space and Chinese characters. */
function unzip(): string {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'edition-')), '现场 资料');
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archiveFile)))) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return path.join(root, 'documentation-centre');
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  folder: [
    async ({}, use) => {
      const folder = unzip();
      await use(folder);
      rmSync(path.dirname(path.dirname(folder)), { recursive: true });
    },
    { scope: 'worker' },
  ],
  addressOf: async ({ folder }, use) => {
    await use((file) => pathToFileURL(`${folder}/`).href + file);
  },
  open: async ({ page, unexpectedMessages, addressOf }, use) => {
    const home = addressOf('');
    page.on('request', (request) => {
      if (!request.url().startsWith(home)) unexpectedMessages.push(`outside the folder: ${request.url()}`);
    });
    await use(async (file) => {
      await page.goto(addressOf(file));
    });
  },
});

/** Copies the edition for tests that change its files. */
export function copyFolder(folder: string, into: string): string {
  cpSync(folder, into, { recursive: true });
  return into;
}
