/** A page as the build writes it, as far as the offline copy looks at it. */
export function buildHtml({ entry = '/assets/js/main.1.js', tags = '', body = '正文' } = {}): string {
  return (
    `<!doctype html><html lang=zh-Hans><head><link rel=stylesheet href=/assets/css/styles.1.css>` +
    `<script src=${entry} defer></script></head><body><div id=__docusaurus>${body}${tags}</div></body>`
  );
}
