/**
 * Builds the part of the boot script that handles Ctrl+K and Cmd+K before hydration. It opens the search page, like a
 * click on the search button at that time. The browser would open its own search or do nothing. After hydration,
 * src/search/useSearchShortcut.ts stops the event before it arrives here. ES5, because it is not compiled.
 */
export function buildShortcutFallbackScript(): string {
  return `addEventListener('keydown',function(event){
var link=document.querySelector('a[aria-keyshortcuts]');
if(link&&/^k$/i.test(event.key)&&(event.ctrlKey||event.metaKey)&&!event.shiftKey&&!event.altKey&&!event.defaultPrevented){event.preventDefault();link.click()}
});`.replaceAll('\n', '');
}
