export type Size = { width: number; height: number };
export type Rect = Size & { left: number; top: number };

const minGrowth = 1.25;
const closeButtonHeightPx = 60; // above an image as wide as the window

/**
 * Returns the position of an enlarged image of `natural` size in the viewport: centered, as large as fits inside
 * `margin`. Only vector images grow beyond their natural size. A tall image that would be hardly larger than `inPage`
 * uses the width of the viewport instead and extends beyond its lower edge, so the user scrolls.
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
  const legible = Math.min(fittingWidth, (inPage.width * minGrowth) / natural.width);
  const scale = isVector ? Math.max(fitting, legible) : Math.min(fitting, 1);
  const width = natural.width * scale;
  const height = natural.height * scale;
  const top = scale > fitting ? closeButtonHeightPx : (viewport.height - height) / 2;
  return { width, height, left: (viewport.width - width) / 2, top };
}

/** Returns the CSS transform that makes an element at `to` appear at `from`. */
export function buildTransform(from: Rect, to: Rect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}
