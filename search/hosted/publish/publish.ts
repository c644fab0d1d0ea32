/**
 * Puts a whole new index in place of the old one: uploads into a temporary index beside it and moves that at the end,
 * so readers see the old one or the new one. Interrupted at any point, the next run goes on where this one stopped.
 */
import { contentHash } from '../../protocol/contentHash';
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import type { SearchRecord } from './buildRecords';
import type { IndexService } from './indexService';
import type { PublishState, StateStore } from './publishState';

/** What is published. */
export type Publication = {
  /** Where it is published to: the application and the hosts that stand in for it. */
  application: string;
  indexName: string;
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
};

/** With whose help. `batchSize` is in records; `print` takes a line for whoever watches. */
export type PublishOptions = {
  service: IndexService;
  store: StateStore;
  batchSize: number;
  print: (line: string) => void;
};

function buildFingerprint({ records, settings, synonyms, indexName }: Publication, batchSize: number): string {
  const parts = [{ indexName, settings, synonyms }, batchSize, records.map(({ objectID, hash }) => [objectID, hash])];
  return contentHash(new TextEncoder().encode(JSON.stringify(parts)));
}

/** Cuts records into the batches that are uploaded one by one. */
export function buildBatches<T>(records: readonly T[], batchSize: number): T[][] {
  const count = Math.ceil(records.length / batchSize);
  return Array.from({ length: count }, (_, index) => records.slice(index * batchSize, (index + 1) * batchSize));
}

async function start(publication: Publication, { service, store, batchSize }: PublishOptions): Promise<PublishState> {
  const { application, indexName, settings, synonyms } = publication;
  const fingerprint = buildFingerprint(publication, batchSize);
  const temporaryName = `${indexName}_publishing_${fingerprint}`;
  const copied = await service.copyRules(indexName, temporaryName);
  const taskIds = copied === undefined ? [] : [copied];
  taskIds.push(await service.setSettings(temporaryName, settings));
  if (synonyms.length > 0) taskIds.push(await service.replaceSynonyms(temporaryName, synonyms));
  const state: PublishState = { application, indexName, temporaryName, fingerprint, taskIds, uploadedBatches: 0 };
  store.save(state);
  return state;
}

async function findResumable(
  publication: Publication,
  { service, store, batchSize, print }: PublishOptions,
): Promise<PublishState | undefined> {
  const state = store.load();
  if (state?.indexName !== publication.indexName) return undefined;
  if (state.application !== publication.application) {
    print(`what an earlier run has uploaded to ${state.application} stays there: ${state.temporaryName}`);
    return undefined;
  }
  if (state.fingerprint === buildFingerprint(publication, batchSize)) {
    // Before the first batch there is nothing to spare, and whether the index has its settings is not known.
    if (state.uploadedBatches === 0) return undefined;
    print(`going on after batch ${state.uploadedBatches}`);
    return state;
  }
  print('what an earlier run has uploaded is of another build; it is deleted');
  await service.deleteIndex(state.temporaryName);
  store.remove();
  return undefined;
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

/**
 * Publishes. Rejects when the service fails, leaving the old index in place and the state for the next run; also when
 * the service holds another number of records than were sent.
 */
export async function publish(publication: Publication, options: PublishOptions): Promise<void> {
  const { service, store, print } = options;
  const { indexName, records } = publication;
  const resumed = await findResumable(publication, options);
  let state = resumed ?? (await start(publication, options));
  if (state.moveTaskId === undefined) {
    state = await upload(publication, state, options);
    const count = await service.countRecords(state.temporaryName);
    if (count !== records.length) {
      store.remove();
      // Somebody has deleted the temporary index, or the last run was cut off while it was moved.
      if (resumed) return publish(publication, options);
      throw new Error(`${state.temporaryName} holds ${count ?? 0} of ${records.length} records; run this again`);
    }
    state = { ...state, moveTaskId: await service.move(state.temporaryName, indexName) };
    store.save(state);
  }
  if (state.moveTaskId !== undefined) await service.waitForTask(indexName, state.moveTaskId);
  store.remove();
  print(`${indexName}: ${records.length} records are in place`);
}
