import type { ChangeEvent, ClipboardEvent, CompositionEvent } from 'react';
import { readLogMessage } from '../../search/protocol/logMessage';

function isInputEvent(event: Event): event is InputEvent {
  return 'isComposing' in event;
}

/**
 * Returns the text being composed by an input method; undefined when none composes. Safari deletes the composed text
 * before it inserts the final text.
 */
export function readComposed(event: Event): string | undefined {
  const isHalfTyped = isInputEvent(event) && (event.isComposing || event.inputType === 'deleteCompositionText');
  return isHalfTyped ? (event.data ?? '') : undefined;
}

/**
 * Pastes only the message of a log line. With the whole line, `maxlength` would keep the timestamp and cut off the
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

/** Returns listeners of an input that report its text, and the part of it that an input method is composing. */
export function textEvents(onText: (text: string, composed: string | undefined) => void): TextEvents {
  return {
    onChange: ({ target, nativeEvent }) => onText(target.value, readComposed(nativeEvent)),
    // The last change event precedes compositionend, so the text is reported again as final.
    onCompositionEnd: ({ currentTarget }) => onText(currentTarget.value, undefined),
    onPaste: (event) => pasteMessage(event, event.currentTarget),
  };
}
