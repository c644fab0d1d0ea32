import { useEffect, useRef, useState } from 'react';

/** The click event of a tap fires some time after pointerup, and not at all after a scroll. */
const settleMs = 350;

/** Returns whether the pointer is down on an element, until its click event, and the pointerdown listener. */
export function usePressed(): [isPressed: boolean, press: () => void] {
  const [isPressed, setPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const end = () => {
      clearTimeout(timer.current);
      setPressed(false);
    };
    const release = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(end, settleMs);
    };
    window.addEventListener('click', end);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    window.addEventListener('contextmenu', release); // an open context menu receives the pointerup
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('click', end);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      window.removeEventListener('contextmenu', release);
    };
  }, []);
  return [
    isPressed,
    () => {
      clearTimeout(timer.current);
      setPressed(true);
    },
  ];
}
