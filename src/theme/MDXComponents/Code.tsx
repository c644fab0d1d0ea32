// Fenced code is a `pre` by the time it gets here (plugins/markdown/highlightCode.ts), so `code` is always inline.
export { default } from '@theme/CodeInline';
