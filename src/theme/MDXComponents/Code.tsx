// plugins/markdown/highlightCode.ts turns fenced code into `pre`, so `code` is always inline.
export { default } from '@theme/CodeInline';
