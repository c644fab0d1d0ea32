/** Result of a request: a response with any status, or none. */
type PostOutcome = { kind: 'answered'; status: number; text: string } | { kind: 'down' | 'timedOut'; detail: string };

/** Timeout until the headers of the response, and from there to its end. */
type PostTimeouts = { connectMs: number; readMs: number };

/** Signature of `fetch` as used here. */
export type PostFetch = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<{ status: number; text: () => Promise<string> }>;

/**
 * Posts `body` and reads the whole response. The content type text/plain avoids a preflight request (Fetch §2.2.2), as
 * in the official client. Never throws.
 */
export async function postText(
  url: string,
  body: string,
  { connectMs, readMs }: PostTimeouts,
  fetch: PostFetch,
): Promise<PostOutcome> {
  const abort = new AbortController();
  const giveUp = (): void => {
    abort.abort();
  };
  let timer = setTimeout(giveUp, connectMs);
  try {
    const headers = { accept: 'application/json', 'content-type': 'text/plain' };
    const response = await fetch(url, { method: 'POST', headers, body, signal: abort.signal });
    clearTimeout(timer);
    timer = setTimeout(giveUp, readMs);
    return { kind: 'answered', status: response.status, text: await response.text() };
  } catch (error) {
    return { kind: abort.signal.aborted ? 'timedOut' : 'down', detail: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
