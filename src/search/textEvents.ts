import type { ChangeEvent, ClipboardEvent, CompositionEvent } from 'react';
import { readLogMessage } from '../../search/protocol/logMessage';

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

/**
 * Pastes the message of a log line instead of the line: the field's own limit would keep the timestamp and cut off the
 * message.
 */
export function pasteMessage(
  event: Pick<globalThis.ClipboardEvent, 'clipboardData' | 'preventDefault'>,
  input: HTMLInputElement,
): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const message = readLogMessage(text);
  if (message === text) return;
  event.preventDefault();
  input.setRangeText(message, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

type TextEvents = {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
};

/** Listeners of a field that report its text as it is, and what of it an input method is still writing. */
export function textEvents(onText: (text: string, composed: string | undefined) => void): TextEvents {
  return {
    onChange: ({ target, nativeEvent }) => onText(target.value, readComposed(nativeEvent)),
    // The last change of a composition comes before its end, so the end reports it again as finished.
    onCompositionEnd: ({ currentTarget }) => onText(currentTarget.value, undefined),
    onPaste: (event) => pasteMessage(event, event.currentTarget),
  };
}
