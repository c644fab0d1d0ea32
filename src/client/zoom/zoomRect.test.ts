import { describe, expect, it } from 'vitest';
import { buildTransform, buildZoomRect } from './zoomRect';

const viewport = { width: 1000, height: 600 };

describe('buildZoomRect', () => {
  it('lets a vector picture fill the viewport up to the margin', () => {
    const rect = buildZoomRect({ natural: { width: 100, height: 50 }, viewport, margin: 20, isVector: true });
    expect(rect).toEqual({ width: 960, height: 480, left: 20, top: 60 });
  });

  it('shows a photograph at its natural size when there is room', () => {
    const rect = buildZoomRect({ natural: { width: 400, height: 200 }, viewport, margin: 20, isVector: false });
    expect(rect).toEqual({ width: 400, height: 200, left: 300, top: 200 });
  });

  it('shrinks a photograph that is too high', () => {
    const rect = buildZoomRect({ natural: { width: 1120, height: 1120 }, viewport, margin: 20, isVector: false });
    expect(rect).toEqual({ width: 560, height: 560, left: 220, top: 20 });
  });
});

describe('buildTransform', () => {
  it('maps the open picture onto the one in the page', () => {
    const open = { left: 100, top: 100, width: 400, height: 200 };
    const inPage = { left: 20, top: 300, width: 200, height: 100 };
    expect(buildTransform(inPage, open)).toBe('translate(-80px, 200px) scale(0.5, 0.5)');
  });
});
