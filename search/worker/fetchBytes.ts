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
export type FetchOptions = {
  cache?: 'no-cache' | 'reload' | undefined;
  patienceMs: number;
  /** Called whenever some of the file has arrived. */
  onBytes?: (() => void) | undefined;
};

/**
 * Fetches a file. Rejects when nothing of it arrives for `patienceMs`, and with StatusError when the server says that it
 * is not to be had. A file that comes slowly is waited for: giving it up would cost what has arrived, and the next try
 * would take as long.
 */
export async function fetchBytes(
  fetchFile: FetchFile,
  url: string,
  { cache, patienceMs, onBytes }: FetchOptions,
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
    return await readBody(response.body, () => {
      waitOn();
      onBytes?.();
    });
  } finally {
    clearTimeout(timer);
  }
}

/** All bytes of a body; `onBytes` is told whenever some have arrived. */
async function readBody(body: Response['body'], onBytes: () => void): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value);
    onBytes();
  }
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const piece of pieces) {
    bytes.set(piece, length);
    length += piece.length;
  }
  return bytes;
}
