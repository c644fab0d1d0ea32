import type { ChangeEvent, CompositionEvent } from 'react';

function isInputEvent(event: Event): event is InputEvent {
  return 'isComposing' in event;
}

type TextEvents = {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
};

/** Listeners of a field that report its text as it is, and whether an input method is still writing it. */
export function textEvents(onText: (text: string, isComposing: boolean) => void): TextEvents {
  return {
    onChange: ({ target, nativeEvent }) => onText(target.value, isInputEvent(nativeEvent) && nativeEvent.isComposing),
    // The last change of a composition comes before its end, so the end reports it again as finished.
    onCompositionEnd: ({ currentTarget }) => onText(currentTarget.value, false),
  };
}
