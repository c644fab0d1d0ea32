import type { Pointer } from '../protocol/manual';
import { downloadManual } from '../store/downloadManual';
import { findKeptManual, findUnfinishedManual } from '../store/manual';

/** A download that has begun is left alone for this long: it runs in another tab, or would fail again. */
const retryAfterMs = 3_600_000;

/** Whether the reader has the browser save data; engines without the Network Information API tell nothing. */
function savesData(): boolean {
  const { connection } = navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function update(readPointer: () => Promise<Pointer>): Promise<void> {
  const kept = await findKeptManual();
  if (!kept || savesData()) return;
  const { address } = (await readPointer()).manual;
  if (address === kept.address) return;
  const begun = await findUnfinishedManual();
  // A clock that ran ahead and was put right is no reason to wait for the time it showed.
  const isRecent = begun?.address === address && Math.abs(Date.now() - begun.savedAt.getTime()) < retryAfterMs;
  if (isRecent) return;
  await downloadManual(address);
}

let running: Promise<void> | undefined;

/** Brings a manual that the reader has downloaded up to date, once for all tabs. Rejects when that fails. */
export function updateManual(readPointer: () => Promise<Pointer>): Promise<void> {
  running ??= update(readPointer).finally(() => {
    running = undefined;
  });
  return running;
}
