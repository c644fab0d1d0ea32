import { describe, expect, it } from 'vitest';
import { buildTransform, buildZoomRect } from './zoomRect';

const viewport = { width: 1000, height: 600 };
const inPage = { width: 200 };

describe('buildZoomRect', () => {
  it('scales a vector image to the viewport minus the margin', () => {
    const rect = buildZoomRect({ natural: { width: 100, height: 50 }, inPage, viewport, margin: 20, isVector: true });
    expect(rect).toEqual({ width: 960, height: 480, left: 20, top: 60 });
  });

  it('shows a photograph at its natural size when it fits', () => {
    const rect = buildZoomRect({ natural: { width: 400, height: 200 }, inPage, viewport, margin: 20, isVector: false });
    expect(rect).toEqual({ width: 400, height: 200, left: 300, top: 200 });
  });

  it('shrinks a photograph that is too tall', () => {
    const rect = buildZoomRect({
      natural: { width: 1120, height: 1120 },
      inPage,
      viewport,
      margin: 20,
      isVector: false,
    });
    expect(rect).toEqual({ width: 560, height: 560, left: 220, top: 20 });
  });
});

it('enlarges a tall vector image beyond the viewport height', () => {
  const natural = { width: 360, height: 1200 };
  const phone = { width: 360, height: 640 };
  const rect = buildZoomRect({ natural, inPage: { width: 328 }, viewport: phone, margin: 10, isVector: true });
  expect(rect).toEqual({ width: 340, height: (340 / 360) * 1200, left: 10, top: 60 });
  const desktop = buildZoomRect({ natural, inPage: { width: 400 }, viewport, margin: 20, isVector: true });
  expect(desktop.width).toBe(500);
});

describe('buildTransform', () => {
  it('maps the enlarged image onto the image in the page', () => {
    const open = { left: 100, top: 100, width: 400, height: 200 };
    const inPage = { left: 20, top: 300, width: 200, height: 100 };
    expect(buildTransform(inPage, open)).toBe('translate(-80px, 200px) scale(0.5, 0.5)');
  });
});
