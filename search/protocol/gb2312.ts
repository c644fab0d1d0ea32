/** The GB 2312 character set: its 3,755 common characters (level 1) are in rows 16 to 55. */

const firstRow = 0xb0;
const lastCommonRow = 0xd7;
const lastCommonCell = 0xf9;

function decodeCommonCharacters(): string {
  const codes: number[] = [];
  for (let row = firstRow; row <= lastCommonRow; row += 1) {
    const lastCell = row === lastCommonRow ? lastCommonCell : 0xfe;
    for (let cell = 0xa1; cell <= lastCell; cell += 1) codes.push(row, cell);
  }
  return new TextDecoder('gb18030').decode(Uint8Array.from(codes));
}

let known: string | undefined;

/**
 * Returns the common characters (level 1), which are sorted by pronunciation. The first call takes some milliseconds.
 */
export function listCommonCharacters(): string {
  return (known ??= decodeCommonCharacters());
}
