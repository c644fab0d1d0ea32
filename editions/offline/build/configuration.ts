/**
 * Whether the site keeps pages for reading without a network: unless `SERVICE_WORKER=off`. Switched off, the build
 * ships a worker that deletes every copy and removes itself. Throws on any other value.
 */
export function isServiceWorkerOn(environment: Readonly<Record<string, string | undefined>>): boolean {
  const value = environment.SERVICE_WORKER ?? 'on';
  if (value !== 'on' && value !== 'off') throw new Error(`SERVICE_WORKER is "${value}", not "on" or "off"`);
  return value === 'on';
}
