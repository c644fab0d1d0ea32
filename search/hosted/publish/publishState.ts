import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const shape = z.object({
  /** Who was published to: tasks and temporary indexes of another one say nothing here. */
  application: z.string(),
  indexName: z.string(),
  temporaryName: z.string(),
  /** Of everything that is published; another build starts afresh. */
  fingerprint: z.string(),
  taskIds: z.array(z.number()),
  uploadedBatches: z.number().int().nonnegative(),
  /** The task that puts the new index into place, once it is asked for. */
  moveTaskId: z.number().optional(),
});

/** How far a publication has come. */
export type PublishState = z.infer<typeof shape>;

/** Keeps what an interrupted publication has done. `load` gives undefined when there is nothing to go on with. */
export type StateStore = {
  load: () => PublishState | undefined;
  save: (state: PublishState) => void;
  remove: () => void;
};

/** Keeps the state in `file`. A file that cannot be read counts as none: publishing starts afresh, which is harmless. */
export function createStateStore(file: string): StateStore {
  return {
    load() {
      try {
        return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return undefined;
      }
    },
    save(state) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
      renameSync(`${file}.new`, file); // never half a file
    },
    remove: () => {
      rmSync(file, { force: true });
    },
  };
}
