import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './SearchPage.module.css';
import { scrollCheckedIntoView } from './scrollCheckedIntoView';
import { pageResultsTexts } from './pageResultsTexts';

type Props = {
  /** Number of hits by product. */
  counts: Readonly<Record<string, number>>;
  total: number;
  /** Empty for all products. */
  chosen: string;
  onChoose: (product: string) => void;
  /** Called on pointerdown on the filter. */
  onPress: () => void;
};

/** Filter for the hits of one product. Offers the product of the address even when it has no hits. */
export default function ProductFilter({ counts, total, chosen, onChoose, onPress }: Props): ReactNode {
  const name = useId();
  const rowRef = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    scrollCheckedIntoView(rowRef.current);
  }, [counts, chosen]); // better results have other counts, in another order
  const products = Object.entries(counts).sort(([, left], [, right]) => right - left);
  const isKnown = chosen === '' || products.some(([product]) => product === chosen); // `in` would find `constructor`
  const choices: [string, string, number][] = [
    ['', pageResultsTexts.allProducts(), total],
    ...products.map(([product, count]): [string, string, number] => [product, product, count]),
    ...(isKnown ? [] : [[chosen, chosen, 0] as [string, string, number]]),
  ];
  return (
    <fieldset ref={rowRef} className={styles.filter} onPointerDown={onPress}>
      <legend className="visually-hidden">{pageResultsTexts.products()}</legend>
      {choices.map(([value, label, count]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={styles.choiceText}>
            {label} <span className={styles.count}>{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
