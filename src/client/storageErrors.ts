/**
 * Keeps values in memory when web storage rejects them: a preference then lasts until the next full load, and one
 * warning is logged. Docusaurus also catches such errors but logs each of them, and a full storage keeps failing. If
 * access to storage is denied, Docusaurus logs one warning and stores nothing.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Rejected values by key. The site uses no key in both local and session storage. */
const rejected = new Map<string, string>();
let hasWarned = false;

function guard(name: 'getItem' | 'setItem' | 'removeItem'): void {
  const method = Reflect.get(Storage.prototype, name) as (...args: unknown[]) => unknown;
  Reflect.set(Storage.prototype, name, function (this: Storage, key: string, value: string) {
    const kept = rejected.get(key);
    if (name === 'getItem' && kept !== undefined) return kept;
    rejected.delete(key);
    try {
      return Reflect.apply(method, this, [key, value]);
    } catch (error) {
      if (!hasWarned) console.warn('Browser storage is not available:', error);
      hasWarned = true;
      if (name === 'setItem') rejected.set(key, value);
      return null;
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  guard('getItem');
  guard('setItem');
  guard('removeItem');
}
