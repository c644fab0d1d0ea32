import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';

const archive = 'build/downloads/documentation-centre.zip';

/** Unzips the USB edition of the build into a new folder. The caller removes it. */
export function unzipEdition(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'edition-'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return path.join(root, 'documentation-centre');
}
