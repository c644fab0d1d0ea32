import type { ReactNode } from 'react';

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20 20',
  clear: 'M6 6l12 12M18 6 6 18',
  recent: 'M12 4a8 8 0 1 1-7.4 5M4 4v5h5M12 8v4l3 2',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 .9 5.7L12 17l-4.9 2.7L8 14l-4-4 5.5-.8Z',
  offline: 'M4 4l16 16M8.5 12.9a5 5 0 0 1 3.5-1.4m3.6 1.5M5 9.5A10 10 0 0 1 8.6 7.2M12 6a10 10 0 0 1 7 3M12 17.5h.01',
  page: 'M7 3.5h7l4 4v13H7Zm7 0v4h4',
  section: 'M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16',
} as const;

/** Decorative icon next to a text. */
export default function Icon({
  name,
  className,
}: {
  name: keyof typeof paths;
  className?: string | undefined;
}): ReactNode {
  return (
    <svg
      className={className}
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
