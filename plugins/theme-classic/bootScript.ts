import type { ThemeConfig } from '@docusaurus/theme-common';

type BootOptions = {
  colorMode: ThemeConfig['colorMode'];
  /** Of the configured announcement; undefined without one. */
  announcementId: string | undefined;
};

/**
 * The one script that runs before first paint: sets the colour mode and hides a closed announcement, so neither
 * flashes.
 *
 * Replaces theme-classic's inline script, which also copies `?docusaurus-theme` and `?docusaurus-data-*` from the
 * address into attributes of `<html>`: here nothing of the address is copied, and a stored mode that is not one of the
 * known ones counts as none. That the address holds a query is noted: the search page waits for its answer instead of
 * showing something else (src/search/asked.css). ES5, since it is not compiled.
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
if(/[?&]q=[^&]/.test(location.search))root.setAttribute('data-asked','');
${announcementId !== undefined ? `root.setAttribute('data-announcement-bar-initially-dismissed',String(dismissed));` : ''}
})();`.replaceAll('\n', '');
}
