/**
 * Returns whether the site caches pages for offline reading. `SERVICE_WORKER=off` turns this off: the build then ships
 * a worker that deletes all caches and unregisters itself. Throws on any other value.
 */
export function isServiceWorkerOn(environment: Readonly<Record<string, string | undefined>>): boolean {
  const value = environment.SERVICE_WORKER ?? 'on';
  if (value !== 'on' && value !== 'off') throw new Error(`SERVICE_WORKER is "${value}", not "on" or "off"`);
  return value === 'on';
}
