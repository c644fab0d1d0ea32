/**
 * Part of the boot script: Ctrl or Cmd with K before the site's own scripts have come does what a press on the search
 * button does until then, it leads to the search page; the browser would open a search of its own, or nothing. Once
 * src/search/useSearchShortcut.ts listens, it keeps the key from getting here. ES5, since it is not compiled.
 */
export function buildEarlyKeyScript(): string {
  return `addEventListener('keydown',function(event){
var link=document.querySelector('a[aria-keyshortcuts]');
if(link&&/^k$/i.test(event.key)&&(event.ctrlKey||event.metaKey)&&!event.shiftKey&&!event.altKey&&!event.defaultPrevented){event.preventDefault();link.click()}
});`.replaceAll('\n', '');
}
