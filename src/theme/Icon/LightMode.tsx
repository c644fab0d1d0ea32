import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/LightMode';

/**
 * Renders a sun drawn with strokes. Every page contains all three icons of the toggle, and the stock outlines are seven
 * times as large.
 */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M16 12a4 4 0 0 1-8 0 4 4 0 0 1 8 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1m0-14-1 1M6 18l-1 1"
      />
    </svg>
  );
}
