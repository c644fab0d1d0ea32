/**
 * Keeps values that web storage refuses in memory: a choice then holds until the next full load, and one warning is
 * logged (specification §8). Docusaurus catches such errors too, but logs each of them, and a full storage keeps
 * failing. Where a page may not even access the storage, Docusaurus logs one warning and stores nothing.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Key -> value. The site uses no key in both local and session storage. */
const refused = new Map<string, string>();
let hasWarned = false;

function guard(name: 'getItem' | 'setItem' | 'removeItem'): void {
  const method = Reflect.get(Storage.prototype, name) as (...args: unknown[]) => unknown;
  Reflect.set(Storage.prototype, name, function (this: Storage, key: string, value: string) {
    const kept = refused.get(key);
    if (name === 'getItem' && kept !== undefined) return kept;
    refused.delete(key);
    try {
      return Reflect.apply(method, this, [key, value]);
    } catch (error) {
      if (!hasWarned) console.warn('Browser storage is not available:', error);
      hasWarned = true;
      if (name === 'setItem') refused.set(key, value);
      return null;
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  guard('getItem');
  guard('setItem');
  guard('removeItem');
}
