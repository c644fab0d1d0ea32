/** The GB 2312 character set: its 3,755 common characters (level 1) are in rows 16 to 55. */

const firstRow = 0xb0;
const lastCommonRow = 0xd7;

/** The common characters (level 1), in their order: by pronunciation. */
export function listCommonCharacters(): string {
  const codes: number[] = [];
  for (let row = firstRow; row <= lastCommonRow; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) codes.push(row, cell);
  }
  const decoded = new TextDecoder('gb18030').decode(Uint8Array.from(codes));
  return decoded.replace(/[^\u4e00-\u9fff]/g, ''); // the last row has five cells without a character
}
