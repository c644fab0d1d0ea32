/**
 * Returns the id that Docusaurus gives most headings: github-slugger's rule without its numbering of repetitions, for
 * Latin, Greek and Chinese letters (a class of all letters costs 8 KB when it is compiled for older engines). The head
 * file omits only these anchors.
 */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w \u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u03ff\u3400-\u9fff-]/g, '')
    .replace(/ /g, '-');
}
