type Dimension = { name: string; factors: Readonly<Record<string, number>> };

const dimensions: readonly Dimension[] = [
  {
    name: 'time',
    factors: { ms: 1, s: 1e3, 秒: 1e3, min: 6e4, 分钟: 6e4, h: 3.6e6, 小时: 3.6e6, d: 8.64e7, 天: 8.64e7 },
  },
  { name: 'length', factors: { µm: 1e-3, mm: 1, cm: 10, m: 1e3 } },
  { name: 'data', factors: { B: 1, 字节: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } },
  { name: 'frequency', factors: { Hz: 1, kHz: 1e3, MHz: 1e6 } },
];

/** Converts to the base unit of the dimension: 20 s equals 20000 ms. An unknown unit is its own dimension. */
export function toBase({ value, unit }: { value: string; unit: string }): { dimension: string; size: string } {
  const dimension = dimensions.find(({ factors }) => Object.hasOwn(factors, unit));
  const factor = dimension?.factors[unit];
  if (!dimension || factor === undefined) return { dimension: unit, size: value };
  return { dimension: dimension.name, size: String(Number(value.replaceAll(',', '')) * factor) };
}
