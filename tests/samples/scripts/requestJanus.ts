import { takeComplaints } from '../run/runBash';
import { type Services, placeholders } from '../services/startServices';
import type { Surroundings } from './scriptPage';

/**
 * Builds the function that sends requests of scripts to the fake Janus with the user's token, as the runtime does. It
 * throws the complaints of the service, and for other hosts.
 */
export function requestJanus(services: Services): Surroundings['request'] {
  const janus = services.all.find(({ addresses }) => addresses.includes('192.168.1.20:80'));
  return async (path, method, fields) => {
    if (!janus || !path.startsWith('/')) throw new Error(`the tests do not reach ${path}`);
    const form = new URLSearchParams({ token: placeholders.JANUS_TOKEN, ...fields });
    const address = `http://127.0.0.1:${janus.port}${path}`;
    const response = await (method === 'GET'
      ? fetch(`${address}?${form.toString()}`)
      : fetch(address, { method, body: form }));
    const complaints = await takeComplaints(services);
    if (complaints.length > 0) throw new Error(complaints.join('; '));
    return response;
  };
}
