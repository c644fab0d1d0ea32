export type Tick = { at: number; label: string };
/** Mapping of the values from `min` to `max` to pixels. */
export type AxisScale = { min: number; max: number; toPixel: (value: number) => number };

const roundSteps = [1, 2, 2.5, 5, 10];

/** Formats a number as the pages do: a real minus sign, no trailing zeros. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(6))).replace('-', '−');
}

/** Returns about `count` ticks at round numbers from `min` to `max`. */
export function buildRoundTicks(min: number, max: number, count: number): Tick[] {
  const rough = (max - min) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (roundSteps.find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = (first + index) * step;
    return { at, label: formatNumber(at) };
  });
}

/** Returns the scale that maps `min` to the pixel `start` and `max` to `end`. */
export function buildAxisScale(min: number, max: number, start: number, end: number): AxisScale {
  return { min, max, toPixel: (value) => start + ((value - min) / (max - min)) * (end - start) };
}
