import type { ComponentProps, ReactNode } from 'react';

/** Renders an outlined triangle. The icon of a warning is filled. */
export default function AdmonitionIconCaution(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path
        fillRule="evenodd"
        d="M8 .8 15.7 15H.3zM8 4 2.9 13.4h10.200zM7.200 6.800v3.600h1.600V6.800zM7.200 11v1.500h1.600V11z"
      />
    </svg>
  );
}
