import { useEffect, useRef, useState } from 'react';

/** A tap's click comes after its last pointer event; nothing may move before. */
const settleMs = 350;

/** Whether a finger or a button is down on an element, and a moment longer; hand the listener to it. */
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
    window.addEventListener('contextmenu', release); // a menu keeps the end of the press to itself
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
