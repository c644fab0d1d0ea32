const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

/** The number that figures and tables of a screen share: ① for 1; plain digits in brackets above 20. */
export function circledNumber(position: number): string {
  return circled[position - 1] ?? `(${position})`;
}
