import type { SearchSettings } from '../../search/protocol/settings';

/** The plugin's data, which the build has checked (plugins/search). Throws TypeError when there is no such plugin. */
export function readSettings(pluginData: unknown): SearchSettings {
  if (!pluginData) throw new TypeError('search: the plugin plugins/search is missing from the configuration');
  return pluginData as SearchSettings;
}
