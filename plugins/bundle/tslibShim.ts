/**
 * Stands in for `tslib` (20 KB) in the browser, where @docusaurus/utils-common is its only user and this helper the
 * only one it calls. A package that needs another one fails at once: the tests open every page.
 */
export function __importDefault(module: { __esModule?: boolean }): unknown {
  return module.__esModule ? module : { default: module };
}
