/** The GB 2312 character set: 3,755 common characters in rows 16 to 55 (level 1), 3,008 rarer ones up to row 87. */

const firstRow = 0xb0;
const lastCommonRow = 0xd7;
const lastRow = 0xf7;

function decodeRows(from: number, to: number): string {
  const codes: number[] = [];
  for (let row = from; row <= to; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) codes.push(row, cell);
  }
  const decoded = new TextDecoder('gb18030').decode(Uint8Array.from(codes));
  return decoded.replace(/[^\u4e00-\u9fff]/g, ''); // the last common row has five cells without a character
}

/** The common characters (level 1), in their order: by pronunciation. */
export function listCommonCharacters(): string {
  return decodeRows(firstRow, lastCommonRow);
}

/** Every Han character of GB 2312: what simplified Chinese is written with. */
export function listSimplifiedCharacters(): string {
  return decodeRows(firstRow, lastRow);
}
