import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const publication = z.object({
  /** Who is published to: tasks and temporary indexes of another one say nothing here. */
  application: z.string(),
  indexName: z.string(),
  temporaryName: z.string(),
  /** Of everything that is published; another build starts afresh. */
  fingerprint: z.string(),
  taskIds: z.array(z.number()),
  /** Whether the temporary index has its rules, settings and synonyms. */
  isPrepared: z.boolean(),
  uploadedBatches: z.number().int().nonnegative(),
  /** Whether the temporary index may have been put into place already. */
  isMoving: z.boolean(),
  /** The task that does so, once it is known. */
  moveTaskId: z.number().optional(),
});

const fileShape = z.object({ publications: z.array(publication) });

/** Where something is published to. */
type PublishTarget = { application: string; indexName: string };

/** How far a publication has come. */
export type PublishState = z.infer<typeof publication>;

/**
 * Keeps what interrupted publications have done, one for each target. `load` gives undefined when there is nothing to
 * go on with.
 */
export type StateStore = {
  load: (target: PublishTarget) => PublishState | undefined;
  save: (state: PublishState) => void;
  remove: (target: PublishTarget) => void;
};

/**
 * Keeps the states in `file`. A file that cannot be read counts as none: publishing starts afresh, which is harmless.
 * Throws when it could not be written: nothing has been uploaded by then.
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
    renameSync(`${file}.new`, file); // never half a file
  }

  const isOf = ({ application, indexName }: PublishTarget, state: PublishState): boolean =>
    state.application === application && state.indexName === indexName;

  mkdirSync(path.dirname(file), { recursive: true });
  accessSync(path.dirname(file), constants.W_OK);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new Error('it is no file');
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
