/**
 * Replaces `tslib` (20 KB) in the browser. Only @docusaurus/utils-common uses it, and only this helper. Any other use
 * fails in the browser tests, which open every page.
 */
export function __importDefault(module: { __esModule?: boolean }): unknown {
  return module.__esModule ? module : { default: module };
}
