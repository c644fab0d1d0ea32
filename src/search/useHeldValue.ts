import { useState } from 'react';

/** `value`, or the last one from before `isHeld` while that lasts. */
export function useHeldValue<T>(value: T, isHeld: boolean): T {
  const [kept, setKept] = useState(value);
  if (isHeld) return kept;
  // State that follows from a render's input is set during that render: https://react.dev/reference/react/useState
  if (kept !== value) setKept(value);
  return value;
}
