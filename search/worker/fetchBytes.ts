/** The part of `fetch` that is used here. */
export type FetchFile = (
  url: string,
  init: { cache?: 'no-cache' | 'reload'; signal: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'body'>>;

/** The server has answered, but not with the file. */
export class StatusError extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
    this.name = 'StatusError';
  }
}

/** How a file is fetched. `patienceMs`: how long nothing of it may come. */
type FetchOptions = {
  cache?: 'no-cache' | 'reload' | undefined;
  patienceMs: number;
  /** What the file has: reading ends when more has come, for it is another one. */
  bytes?: number | undefined;
  /** Called whenever some of the file has arrived. */
  onBytes?: (() => void) | undefined;
};

/**
 * Fetches a file. Rejects when nothing of it arrives for `patienceMs`, and with StatusError when the server says that
 * it is not to be had. A file that comes slowly is waited for: giving it up would cost what has arrived, and the next
 * try would take as long.
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

/** All bytes of a body, or more than `most`; `onBytes` is told whenever some have arrived. */
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
