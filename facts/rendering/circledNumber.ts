const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

/** Returns the number of an element in figures and tables: ① for 1, digits in brackets above 20. */
export function circledNumber(position: number): string {
  return circled[position - 1] ?? `(${position})`;
}
