import type { ReactNode } from 'react';
import type { Props } from '@theme/Admonition/Icon/Danger';

/** Renders an octagon, like a stop sign. The shape distinguishes the type without color. */
export default function AdmonitionIconDanger(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path fillRule="evenodd" d="M4.9.5h6.2l4.4 4.4v6.2l-4.4 4.4H4.9L.5 11.1V4.9zM7 3.5v5.5h2V3.5zM7 10.5v2h2v-2z" />
    </svg>
  );
}
