import type { ChangeEvent, CompositionEvent } from 'react';

function isInputEvent(event: Event): event is InputEvent {
  return 'isComposing' in event;
}

/** Whether an input method is writing: Safari takes its text away before it puts the finished one in its place. */
export function isHalfTyped(event: Event): boolean {
  return isInputEvent(event) && (event.isComposing || event.inputType === 'deleteCompositionText');
}

type TextEvents = {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
};

/** Listeners of a field that report its text as it is, and whether an input method is still writing it. */
export function textEvents(onText: (text: string, isComposing: boolean) => void): TextEvents {
  return {
    onChange: ({ target, nativeEvent }) => onText(target.value, isHalfTyped(nativeEvent)),
    // The last change of a composition comes before its end, so the end reports it again as finished.
    onCompositionEnd: ({ currentTarget }) => onText(currentTarget.value, false),
  };
}
