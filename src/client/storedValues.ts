/**
 * Forgets stored values that nothing of this site has written. The boot script and Docusaurus already read them as
 * "not set"; here they also leave the storage. Runs before React, so no listener mistakes it for the reader's choice.
 * (The announcement id and the preferred docs version are healed by Docusaurus itself.)
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';

const knownValues: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  'docusaurus.announcement.dismiss': ['true', 'false'],
};

if (ExecutionEnvironment.canUseDOM) {
  for (const [key, known] of Object.entries(knownValues)) {
    const slot = createStorageSlot(key);
    const stored = slot.get();
    if (stored !== null && !known.includes(stored)) slot.del();
  }
}
