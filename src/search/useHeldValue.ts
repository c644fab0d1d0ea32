import { useState } from 'react';

/** Returns `value`; while `isHeld`, the value before. */
export function useHeldValue<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value);
  if (isHeld) return held;
  // See https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (held !== value) setHeld(value);
  return value;
}
