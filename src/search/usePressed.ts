import { useEffect, useRef, useState } from 'react';

/** The click event of a tap fires some time after pointerup. */
const settleMs = 350;

/** Returns whether the pointer is down on an element, until its click event, and the pointerdown listener. */
export function usePressed(): [isPressed: boolean, press: () => void] {
  const [isPressed, setPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const release = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setPressed(false);
      }, settleMs);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    window.addEventListener('contextmenu', release); // an open context menu receives the pointerup
    return () => {
      clearTimeout(timer.current);
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
