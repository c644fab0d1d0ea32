/**
 * Loads search index files as scripts instead of with `fetch`, which is blocked for a page opened from a folder. Each
 * script passes its text to `takeSearchFile` (editions/usb/searchFiles.ts).
 */
import { contentHash } from '../../../search/protocol/contentHash';
import type { FetchFile } from '../../../search/worker/fetchBytes';
import { scriptOf, takeFile } from '../protocol/names';

export type ScriptFiles = {
  fetchFile: FetchFile;
  /** Lists scripts that are missing or damaged. */
  findBroken: () => readonly string[];
};

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('failed to load'));
    script.src = src;
    document.head.append(script);
    script.remove(); // does not cancel the request
  });
}

/** Returns whether the bytes match the hash in the file name. The manifest has no hash. */
function isIntact(name: string, bytes: Uint8Array): boolean {
  const [, hash] = /-([0-9a-f]{16})\.txt$/.exec(name) ?? [];
  return hash === undefined || hash === contentHash(bytes);
}

/** Creates a loader for `folder`, an address relative to the page. */
export function createScriptFiles(folder: string): ScriptFiles {
  const taken = new Map<string, string>();
  const broken = new Set<string>();
  Reflect.set(window, takeFile, (name: string, text: string) => taken.set(name, text));

  async function load(name: string): Promise<Uint8Array<ArrayBuffer>> {
    await loadScript(`${folder}/${scriptOf(name)}`);
    const bytes = new TextEncoder().encode(taken.get(name));
    taken.delete(name);
    if (!isIntact(name, bytes)) throw new Error('damaged');
    return bytes;
  }

  return {
    async fetchFile(url) {
      const name = url.slice(url.lastIndexOf('/') + 1);
      try {
        const bytes = await load(name);
        broken.delete(scriptOf(name));
        return new Response(bytes);
      } catch (error) {
        broken.add(scriptOf(name));
        throw error;
      }
    },
    findBroken: () => [...broken],
  };
}
