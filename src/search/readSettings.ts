import type { SearchSettings } from '../../search/protocol/settings';

/** Returns the plugin's data, which the build has validated. Throws TypeError when the plugin is missing. */
export function readSettings(pluginData: unknown): SearchSettings {
  if (!pluginData) throw new TypeError('search: the plugin plugins/search is missing from the configuration');
  return pluginData as SearchSettings;
}
