import { hasOpenLayer } from '../client/layers';
import { isComposingKey } from '../search/composition';
import { isTextField } from '../search/searchShortcut';
import { areSingleKeysOn } from './singleKeys';

/** Returns whether the key opens the list of shortcuts: a question mark outside text fields and open layers. */
export function isHelpShortcut(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !isComposingKey(event) && !isTextField(document.activeElement) && !hasOpenLayer() && areSingleKeysOn();
}
