export type Size = { width: number; height: number };
export type Rect = Size & { left: number; top: number };

const leastGrowth = 1.25;
const closeButtonRoomPx = 60; // above a picture as wide as the window

/**
 * Where a picture of `natural` size stands in the viewport when it is open: centred, as large as fits inside `margin`.
 * Only vector pictures grow beyond their natural size. A high one, which would become smaller than the `inPage` width
 * or hardly larger, uses the width of the viewport instead and reaches beyond its end: the reader scrolls.
 */
export function buildZoomRect({
  natural,
  inPage,
  viewport,
  margin,
  isVector,
}: {
  natural: Size;
  inPage: { width: number };
  viewport: Size;
  margin: number;
  isVector: boolean;
}): Rect {
  const fittingWidth = (viewport.width - 2 * margin) / natural.width;
  const fitting = Math.min(fittingWidth, (viewport.height - 2 * margin) / natural.height);
  const legible = Math.min(fittingWidth, (inPage.width * leastGrowth) / natural.width);
  const scale = isVector ? Math.max(fitting, legible) : Math.min(fitting, 1);
  const width = natural.width * scale;
  const height = natural.height * scale;
  const top = scale > fitting ? closeButtonRoomPx : (viewport.height - height) / 2;
  return { width, height, left: (viewport.width - width) / 2, top };
}

/** CSS transform that makes something standing at `to` look as if it stood at `from`. */
export function buildTransform(from: Rect, to: Rect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}
