/** Builds the parts of a page that the offline edition reads. */
export function buildHtml({ entry = '/assets/js/main.1.js', tags = '', body = '正文' } = {}): string {
  return (
    `<!doctype html><html lang=zh-Hans><head><link rel=stylesheet href=/assets/css/styles.1.css>` +
    `<script src=${entry} defer></script></head><body><div id=__docusaurus>${body}${tags}</div></body>`
  );
}
