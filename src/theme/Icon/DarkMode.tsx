import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        d="M10 4a8 8 0 1 0 10 10 7 7 0 0 1-10-10z"
      />
    </svg>
  );
}
