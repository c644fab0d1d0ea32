import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const publication = z.object({
  /** Target: tasks and temporary indexes of another one do not apply. */
  application: z.string(),
  indexName: z.string(),
  temporaryName: z.string(),
  /** Hash of the whole publication. Another build starts over. */
  fingerprint: z.string(),
  taskIds: z.array(z.number()),
  isPrepared: z.boolean(),
  uploadedBatches: z.number().int().nonnegative(),
  /** Whether the temporary index may have been moved already. */
  isMoving: z.boolean(),
  /** Task of the move. */
  moveTaskId: z.number().optional(),
});

const fileShape = z.object({ publications: z.array(publication) });

/** Target of a publication. */
type PublishTarget = { application: string; indexName: string };

/** Progress of a publication. */
export type PublishState = z.infer<typeof publication>;

/** Storage of interrupted publications, one for each target. `load` returns undefined when there is none. */
export type StateStore = {
  load: (target: PublishTarget) => PublishState | undefined;
  save: (state: PublishState) => void;
  remove: (target: PublishTarget) => void;
};

/**
 * Creates a storage in `file`. An unreadable file counts as none: publishing starts over, which is harmless. Throws
 * when it is not writable, before anything is uploaded.
 */
export function createStateStore(file: string): StateStore {
  function read(): PublishState[] {
    try {
      return fileShape.parse(JSON.parse(readFileSync(file, 'utf8'))).publications;
    } catch {
      return [];
    }
  }

  function write(publications: readonly PublishState[]): void {
    writeFileSync(`${file}.new`, `${JSON.stringify({ publications }, null, 2)}\n`);
    renameSync(`${file}.new`, file); // never a partial file
  }

  const isOf = ({ application, indexName }: PublishTarget, state: PublishState): boolean =>
    state.application === application && state.indexName === indexName;

  mkdirSync(path.dirname(file), { recursive: true });
  accessSync(path.dirname(file), constants.W_OK);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new Error('it is not a file');
  return {
    load: (target) => read().find((state) => isOf(target, state)),
    save(state) {
      write([...read().filter((other) => !isOf(state, other)), state]);
    },
    remove(target) {
      const others = read().filter((state) => !isOf(target, state));
      if (others.length > 0) write(others);
      else rmSync(file, { force: true });
    },
  };
}
