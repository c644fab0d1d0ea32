/** State of the manual download. It lives outside React, so the download continues while the user opens other pages. */
import {
  DownloadError,
  type DownloadFailure,
  type Progress,
  downloadManual,
  fetchPointer,
} from '@site/editions/offline/store/downloadManual';
import { sweepAssets } from '@site/editions/offline/store/assets';
import { deleteManual, findKeptManual, findUnfinishedManual } from '@site/editions/offline/store/manual';
import { workerPath } from '@site/editions/offline/protocol/addresses';
import type { Pointer } from '@site/editions/offline/protocol/manual';

export type ManualState =
  | { kind: 'checking' }
  /** The browser cannot store files for this site. */
  | { kind: 'unavailable'; reason: 'insecure' | 'unsupported' }
  | { kind: 'none'; pointer?: Pointer; isUnfinished: boolean }
  | { kind: 'loading'; progress: Progress | undefined }
  | { kind: 'failed'; failure: DownloadFailure }
  | { kind: 'kept'; savedAt: Date; hasUpdate: boolean };

export const checking: ManualState = { kind: 'checking' };

let state: ManualState = checking;
let running: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: ManualState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function getState(): ManualState {
  return state;
}

async function readPointer(): Promise<Pointer | undefined> {
  try {
    return await fetchPointer();
  } catch {
    return undefined; // offline: the saved state is still shown
  }
}

/** Reads the saved state and checks for an update. */
export async function check(): Promise<void> {
  if (running) return;
  if (!window.isSecureContext) {
    set({ kind: 'unavailable', reason: 'insecure' });
    return;
  }
  try {
    if (!('serviceWorker' in navigator)) throw new Error('No service worker');
    const [kept, unfinished, pointer] = await Promise.all([findKeptManual(), findUnfinishedManual(), readPointer()]);
    if (kept) {
      const hasUpdate = pointer !== undefined && pointer.manual.address !== kept.address;
      set({ kind: 'kept', savedAt: kept.savedAt, hasUpdate });
    } else set({ kind: 'none', isUnfinished: unfinished !== undefined, ...(pointer && { pointer }) });
  } catch {
    set({ kind: 'unavailable', reason: 'unsupported' });
  }
}

/** Ratio of storage use to file size. Chromium uses twice the size for the whole manual. */
const storageFactor = 2.5;

async function assertStorage(neededBytes: number): Promise<void> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (!storage?.estimate) return;
  const { quota, usage } = await storage.estimate();
  if (quota !== undefined && quota - (usage ?? 0) < neededBytes * storageFactor) {
    throw new DownloadError('storage', `${neededBytes} bytes`);
  }
  // Firefox shows a permission prompt. Neither a delay nor a refusal affects the download.
  void storage.persist?.().catch(() => undefined);
}

/** Downloads the manual, or the files that have changed. */
export async function download(): Promise<void> {
  if (running) return;
  const abort = new AbortController();
  running = abort;
  set({ kind: 'loading', progress: undefined });
  try {
    await navigator.serviceWorker.register(workerPath); // needed to serve the saved pages
    const { manual } = await fetchPointer(abort.signal);
    const kept = await findKeptManual();
    if (!kept) await assertStorage(manual.unpackedBytes);
    await downloadManual(manual.address, {
      signal: abort.signal,
      onProgress: (progress) => {
        set({ kind: 'loading', progress });
      },
    });
  } catch (error) {
    if (!abort.signal.aborted) {
      set({ kind: 'failed', failure: error instanceof DownloadError ? error.failure : 'storage' });
      return;
    }
  } finally {
    running = undefined;
  }
  await check();
}

export function cancel(): void {
  running?.abort();
}

/** Deletes the manual and the files that only it uses. */
export async function remove(): Promise<void> {
  try {
    await deleteManual();
    await sweepAssets();
  } catch {
    // The state is read again below.
  }
  await check();
}
