/** The USB edition as a technician has it: unzipped into a folder and opened without a server. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { test as base } from './fixtures';

export { expect } from './fixtures';

export const archiveFile = 'build/downloads/documentation-centre.zip';

type Fixtures = {
  /** Address of a file of the edition. */
  addressOf: (file: string) => string;
  /** Opens a file of the edition. Whatever it then asks another place than the folder for is unexpectedMessages. */
  open: (file: string) => Promise<void>;
};

type WorkerFixtures = {
  /** The unzipped edition. Not to be changed: see `copyFolder`. */
  folder: string;
};

/** Unzips the archive into a new folder, which has a blank and Chinese characters in its path as sticks do. */
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

/** A copy of the edition to break. */
export function copyFolder(folder: string, into: string): string {
  cpSync(folder, into, { recursive: true });
  return into;
}
