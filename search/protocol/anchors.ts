/**
 * The id that Docusaurus gives most headings: github-slugger's rule without its numbering of repetitions, for the
 * letters of Latin, Greek and Chinese (a class of all letters weighs 8 KB where it must be spelled out for older
 * engines). Only such anchors are left out of the file; any other stands there as it is.
 */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w \u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u03ff\u3400-\u9fff-]/g, '')
    .replace(/ /g, '-');
}
