/**
 * Replaces an index as a whole: uploads into a temporary index and moves it at the end. Users see the old one or the
 * new one. After an interruption, the next run resumes.
 */
import { contentHash } from '../../protocol/contentHash';
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import type { SearchRecord } from './buildRecords';
import type { IndexService } from './indexService';
import type { PublishState, StateStore } from './publishState';

/** Content to publish. */
export type Publication = {
  /** Target: the application and the hosts that replace its own. */
  application: string;
  indexName: string;
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
};

/** Dependencies. `batchSize` is in records; `print` outputs a line. */
type PublishOptions = {
  service: IndexService;
  store: StateStore;
  batchSize: number;
  print: (line: string) => void;
};

function buildFingerprint({ records, settings, synonyms, indexName }: Publication, batchSize: number): string {
  const parts = [{ indexName, settings, synonyms }, batchSize, records.map(({ objectID, hash }) => [objectID, hash])];
  return contentHash(new TextEncoder().encode(JSON.stringify(parts)));
}

/** Splits records into batches. */
export function buildBatches<T>(records: readonly T[], batchSize: number): T[][] {
  const count = Math.ceil(records.length / batchSize);
  return Array.from({ length: count }, (_, index) => records.slice(index * batchSize, (index + 1) * batchSize));
}

function begin(publication: Publication, { store }: PublishOptions, fingerprint: string): PublishState {
  const { application, indexName } = publication;
  const temporaryName = `${indexName}_publishing_${fingerprint}`;
  const state: PublishState = {
    application,
    indexName,
    temporaryName,
    fingerprint,
    taskIds: [],
    isPrepared: false,
    uploadedBatches: 0,
    isMoving: false,
  };
  // Saved before the first write: after an interruption, the next run deletes the temporary index.
  store.save(state);
  return state;
}

async function discard(state: PublishState, { service, store }: PublishOptions): Promise<void> {
  await service.deleteIndex(state.temporaryName);
  store.remove(state);
}

async function findResumable(
  publication: Publication,
  options: PublishOptions,
  fingerprint: string,
): Promise<PublishState | undefined> {
  const state = options.store.load(publication);
  if (!state) return undefined;
  if (state.fingerprint === fingerprint) {
    if (state.uploadedBatches > 0) options.print(`resuming after batch ${state.uploadedBatches}`);
    return state;
  }
  options.print('deleting the upload of another build');
  await discard(state, options);
  return undefined;
}

async function prepare(
  { indexName, settings, synonyms }: Publication,
  state: PublishState,
  { service, store }: PublishOptions,
): Promise<PublishState> {
  // Without a record, nothing tells whether it is still the prepared index.
  if (state.isPrepared && state.uploadedBatches > 0) return state;
  const { temporaryName } = state;
  const copied = await service.copyRules(indexName, temporaryName);
  const taskIds = copied === undefined ? [] : [copied];
  taskIds.push(await service.setSettings(temporaryName, settings));
  if (synonyms.length > 0) taskIds.push(await service.replaceSynonyms(temporaryName, synonyms));
  const prepared = { ...state, taskIds, isPrepared: true };
  store.save(prepared);
  return prepared;
}

async function upload(publication: Publication, state: PublishState, options: PublishOptions): Promise<PublishState> {
  const { service, store, batchSize, print } = options;
  const batches = buildBatches(publication.records, batchSize);
  let current = state;
  for (const [index, batch] of batches.entries()) {
    if (index < state.uploadedBatches) continue;
    const taskId = await service.addRecords(state.temporaryName, batch);
    current = { ...current, taskIds: [...current.taskIds, taskId], uploadedBatches: index + 1 };
    store.save(current);
    print(`batch ${index + 1} of ${batches.length}: ${batch.length} records`);
  }
  for (const taskId of current.taskIds) await service.waitForTask(state.temporaryName, taskId);
  return current;
}

async function holdsExactly(
  indexName: string,
  { records }: Publication,
  { service }: PublishOptions,
): Promise<boolean> {
  const hashes = await service.loadHashes(indexName);
  return hashes.size === records.length && records.every(({ objectID, hash }) => hashes.get(objectID) === hash);
}

/** Returns whether the last run was interrupted after the move. */
async function wasMoved(publication: Publication, state: PublishState, options: PublishOptions): Promise<boolean> {
  if (!state.isMoving) return false;
  if (state.moveTaskId !== undefined) await options.service.waitForTask(state.indexName, state.moveTaskId);
  return holdsExactly(state.indexName, publication, options);
}

async function move(state: PublishState, { service, store }: PublishOptions): Promise<void> {
  const moving = { ...state, isMoving: true };
  store.save(moving);
  const moveTaskId = await service.move(state.temporaryName, state.indexName);
  store.save({ ...moving, moveTaskId });
  await service.waitForTask(state.indexName, moveTaskId);
}

/**
 * Publishes. Rejects when the service fails, and leaves the old index and the state for the next run. Also rejects when
 * the service contains other records than were sent, and when there are none: a build without pages must not empty the
 * index.
 */
export async function publish(publication: Publication, options: PublishOptions): Promise<void> {
  const { store, print } = options;
  const { indexName, records } = publication;
  if (records.length === 0)
    throw new Error(`${indexName}: there are no records to publish; the index is left as it is`);
  const fingerprint = buildFingerprint(publication, options.batchSize);
  const resumed = await findResumable(publication, options, fingerprint);
  let state = resumed ?? begin(publication, options, fingerprint);
  if (!(await wasMoved(publication, state, options))) {
    state = await upload(publication, await prepare(publication, state, options), options);
    if (!(await holdsExactly(state.temporaryName, publication, options))) {
      await discard(state, options);
      // The temporary index was deleted or changed since.
      if (resumed) return publish(publication, options);
      throw new Error(
        `${state.temporaryName} does not hold the ${records.length} records that were sent; run this again`,
      );
    }
    await move(state, options);
  }
  store.remove(state);
  print(`${indexName}: ${records.length} records are in place`);
}
