import type { Pointer } from '../protocol/manual';
import { downloadManual } from '../store/downloadManual';
import { findKeptManual, findUnfinishedManual } from '../store/manual';

/**
 * Minimum time between two attempts to download the same manual. The first may still be running in another tab, or
 * would fail again.
 */
const retryAfterMs = 3_600_000;

/** Returns whether data saver is on. Engines without the Network Information API report nothing. */
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
  // `Math.abs`: do not wait when the system clock was set back.
  const isRecent = begun?.address === address && Math.abs(Date.now() - begun.savedAt.getTime()) < retryAfterMs;
  if (isRecent) return;
  await downloadManual(address);
}

let running: Promise<void> | undefined;

/** Updates a downloaded manual, once for all tabs. Rejects when the update fails. */
export function updateManual(readPointer: () => Promise<Pointer>): Promise<void> {
  running ??= update(readPointer).finally(() => {
    running = undefined;
  });
  return running;
}
