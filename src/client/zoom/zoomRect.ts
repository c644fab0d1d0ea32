export type Size = { width: number; height: number };
export type Rect = Size & { left: number; top: number };

/**
 * Where a picture of `natural` size stands in the viewport when it is open: centred, as large as fits inside `margin`.
 * Only vector pictures grow beyond their natural size.
 */
export function buildZoomRect({
  natural,
  viewport,
  margin,
  isVector,
}: {
  natural: Size;
  viewport: Size;
  margin: number;
  isVector: boolean;
}): Rect {
  const fitting = Math.min(
    (viewport.width - 2 * margin) / natural.width,
    (viewport.height - 2 * margin) / natural.height,
  );
  const scale = isVector ? fitting : Math.min(fitting, 1);
  const width = natural.width * scale;
  const height = natural.height * scale;
  return { width, height, left: (viewport.width - width) / 2, top: (viewport.height - height) / 2 };
}

/** CSS transform that makes something standing at `to` look as if it stood at `from`. */
export function buildTransform(from: Rect, to: Rect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}
