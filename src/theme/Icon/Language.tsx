import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Language';

export default function IconLanguage({ width = 20, height = 20, ...props }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M12 3a9 9 0 0 0 0 18 9 9 0 0 0 0-18q-8 9 0 18 8-9 0-18M3 12h18"
      />
    </svg>
  );
}
