import type { ReactNode } from 'react';

export type FieldProps = {
  text: string;
  /** Number of matches, or a message when there are none. */
  status: string;
  onText: (text: string, isComposing: boolean) => void;
  /** Called when the user is about to type. */
  onLoad: () => void;
};

type Props = FieldProps & { label: string };

/** Renders a field that filters a list, and the number of matches. Escape clears it. It is absent without JavaScript. */
export default function FilterField({ label, text, status, onText, onLoad }: Props): ReactNode {
  return (
    <div className="list-filter needs-script" data-part="filter">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={onLoad}
        onChange={({ target, nativeEvent }) => onText(target.value, (nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={({ currentTarget }) => onText(currentTarget.value, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return;
          event.preventDefault(); // Escape would close the mobile menu
          onText('', false);
        }}
      />
      <div aria-live="polite">{status}</div>
    </div>
  );
}
