/**
 * Removes invalid values from storage. The boot script and Docusaurus already treat them as unset. Runs before React,
 * so no listener mistakes the removal for a user action. (Docusaurus itself repairs the announcement id and the
 * preferred docs version.)
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
