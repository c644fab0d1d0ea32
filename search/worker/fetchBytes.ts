/** The part of `fetch` that is used here. */
export type FetchFile = (
  url: string,
  init: { cache?: 'no-cache' | 'reload'; signal: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'body'>>;

/** The server answered, but not with the file. */
export class StatusError extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
    this.name = 'StatusError';
  }
}

/** `patienceMs`: longest silence while the file arrives. */
type FetchOptions = {
  cache?: 'no-cache' | 'reload' | undefined;
  patienceMs: number;
  /** Size of the file. Reading ends when more arrives: it is another file. */
  bytes?: number | undefined;
  /** Called whenever some of the file has arrived. */
  onBytes?: (() => void) | undefined;
};

/**
 * Fetches a file. Rejects when nothing of it arrives for `patienceMs`, and with StatusError when the server answers with
 * another status. A file that arrives slowly is waited for: the next attempt would take as long.
 */
export async function fetchBytes(
  fetchFile: FetchFile,
  url: string,
  { cache, patienceMs, bytes, onBytes }: FetchOptions,
): Promise<Uint8Array> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      abort.abort();
    }, patienceMs);
  };
  const { signal } = abort;
  try {
    waitOn();
    const response = await fetchFile(url, cache ? { cache, signal } : { signal });
    if (!response.ok) throw new StatusError(response.status);
    return await readBody(response.body, bytes, () => {
      waitOn();
      onBytes?.();
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Reads all bytes of a body, or a few more than `most`. Calls `onBytes` whenever some have arrived. */
async function readBody(body: Response['body'], most = Infinity, onBytes: () => void): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    onBytes();
    if (length > most) await reader?.cancel();
  }
  const bytes = new Uint8Array(length);
  length = 0;
  for (const piece of pieces) {
    bytes.set(piece, length);
    length += piece.length;
  }
  return bytes;
}
