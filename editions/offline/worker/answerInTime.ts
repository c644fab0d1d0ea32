/** Maximum time to wait for the network before a cached copy is used. */
const networkTimeoutMs = 2000;

/** Returns the network response, or undefined when it fails or takes too long. Never rejects. */
export function answerInTime(network: Promise<Response>): Promise<Response | undefined> {
  return Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs)),
  ]);
}
