/** A reader beside a machine does not wait longer for the network when a copy is at hand. */
const networkPatienceMs = 2000;

/** The network's answer; undefined when it fails or is silent for two seconds. Never rejects. */
export function answerInTime(network: Promise<Response>): Promise<Response | undefined> {
  return Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, networkPatienceMs)),
  ]);
}
