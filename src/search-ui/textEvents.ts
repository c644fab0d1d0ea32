import type { ChangeEvent, CompositionEvent } from 'react';

function isInputEvent(event: Event): event is InputEvent {
  return 'isComposing' in event;
}

/**
 * What an input method is writing, as far as the event tells; undefined when none is. Safari takes its text away before
 * it puts the finished one in its place.
 */
export function readComposed(event: Event): string | undefined {
  const isHalfTyped = isInputEvent(event) && (event.isComposing || event.inputType === 'deleteCompositionText');
  return isHalfTyped ? (event.data ?? '') : undefined;
}

type TextEvents = {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
};

/** Listeners of a field that report its text as it is, and what of it an input method is still writing. */
export function textEvents(onText: (text: string, composed: string | undefined) => void): TextEvents {
  return {
    onChange: ({ target, nativeEvent }) => onText(target.value, readComposed(nativeEvent)),
    // The last change of a composition comes before its end, so the end reports it again as finished.
    onCompositionEnd: ({ currentTarget }) => onText(currentTarget.value, undefined),
  };
}
