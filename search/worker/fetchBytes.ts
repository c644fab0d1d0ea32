/** Signature of `fetch` as used here. */
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

/** `patienceMs`: maximum time without data. */
type FetchOptions = {
  cache?: 'no-cache' | 'reload' | undefined;
  patienceMs: number;
  /** Size of the file. Reading stops when more arrives: it is another file. */
  bytes?: number | undefined;
  /** Called whenever data has arrived. */
  onBytes?: (() => void) | undefined;
};

/**
 * Fetches a file. Rejects when no data arrives for `patienceMs`, and with StatusError on an error status. Slow files
 * have no other limit: another attempt would take as long.
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

/** Reads all bytes of a body, or slightly more than `most`. Calls `onBytes` whenever data has arrived. */
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
