import type { ThemeConfig } from '@docusaurus/theme-common';

type BootOptions = {
  colorMode: ThemeConfig['colorMode'];
  /** Id of the configured announcement, if any. */
  announcementId: string | undefined;
};

/**
 * Builds the script that runs before first paint. It sets the color mode and hides a closed announcement to avoid a
 * flash.
 *
 * Replaces the inline script of theme-classic, which also copies `?docusaurus-theme` and `?docusaurus-data-*` from the
 * URL to attributes of `<html>`. This script copies nothing from the URL and ignores an invalid stored mode. It sets
 * `data-query` when the URL contains a query, so that the search page waits for its results
 * (src/search/pendingQuery.css). ES5, because it is not compiled.
 */
export function buildBootScript({ colorMode, announcementId }: BootOptions): string {
  const fallbackChoice = colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode;
  return `(function(){
var root=document.documentElement,stored=null,dismissed=false;
try{stored=localStorage.getItem('theme');dismissed=localStorage.getItem('docusaurus.announcement.dismiss')==='true'&&localStorage.getItem('docusaurus.announcement.id')===${JSON.stringify(announcementId ?? null).replaceAll('<', '\\u003c')}}catch(e){}
var choice=${colorMode.disableSwitch ? 'null' : `stored==='light'||stored==='dark'?stored:null`};
root.setAttribute('data-theme',choice||${
    colorMode.respectPrefersColorScheme
      ? `(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`
      : `'${colorMode.defaultMode}'`
  });
root.setAttribute('data-theme-choice',choice||'${fallbackChoice}');
if(/[?&]q=[^&]/.test(location.search))root.setAttribute('data-query','');
${announcementId !== undefined ? `root.setAttribute('data-announcement-bar-initially-dismissed',String(dismissed));` : ''}
})();`.replaceAll('\n', '');
}
