/** The part of `fetch` that is used here. */
export type FetchFile = (
  url: string,
  init: { cache?: 'no-cache' | 'reload'; signal: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>;

/** Fetches a file. Rejects when it is not there within `timeoutMs`, or when the server says that it is not to be had. */
export async function fetchBytes(
  fetchFile: FetchFile,
  url: string,
  { cache, timeoutMs }: { cache?: 'no-cache' | 'reload' | undefined; timeoutMs: number },
): Promise<Uint8Array> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, timeoutMs);
  const { signal } = abort;
  try {
    const response = await fetchFile(url, cache ? { cache, signal } : { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}
