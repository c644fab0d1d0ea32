import type { Evaluation } from './evaluate/evaluate';

/** What is judged of an evaluation. */
type Judged = Pick<Evaluation, 'averages' | 'keys'> & { classes: readonly { name: string; mrr: number }[] };

/**
 * Least MRR@10 of a class (of the share of empty answers for `noans`), and of the averages: section 9 of the design.
 */
export const classThresholds: Readonly<Record<string, number>> = {
  title: 0.98,
  heading: 0.98,
  phrase: 0.98,
  crossword: 0.98,
  ident: 0.98,
  width: 0.98,
  trad: 0.98,
  pinyin: 0.98,
  mixed: 0.95,
  joined: 0.94,
  typo: 0.9,
  question: 0.93,
  homophone: 0.97,
  noans: 0.97,
  // Not of the design: a little below what is reached.
  page_section: 0.95,
  keywords: 0.95,
  ident_var: 0.95,
  prefix: 0.95,
  pinyin_word: 0.85,
  pinyin_mixed: 0.95,
  initials: 0.95,
  trad_tw: 0.95,
  error_code: 0.95,
  parameter: 0.95,
  api_path: 0.88, // synthetic paths are made of words that stand in synthetic identifiers, too
  keyword: 0.95,
  other_name: 0.95,
  product: 0.9,
  noans_ask: 0.85,
  pinyin_slip: 0.85,
  han_slip: 0.9,
};

export const averageThresholds = { core: 0.98, ext: 0.97, all: 0.98, successAt1: 0.96, successAt5: 0.99 } as const;

/** Largest share of a title that is typed before it stays among the first five. */
export const maxKeys = 0.45;

/** How much may be lost without Intl.Segmenter. */
export const maxLossWithoutSegmenter = 0.04;

/**
 * One sentence per figure that is below its threshold; single classes may be `slack` below theirs. A class without a threshold
 * is named, too: somebody has to say what is expected of it. So is a figure of no queries at all, which is no number.
 */
export function findShortfalls({ classes, averages, keys }: Judged, { slack }: { slack: number }): string[] {
  const below = (name: string, value: number, threshold: number | undefined): string[] => {
    if (threshold === undefined) return [`${name}: has no threshold`];
    return value >= threshold ? [] : [`${name}: ${value.toFixed(3)} is below ${threshold.toFixed(3)}`];
  };
  return [
    ...classes.flatMap(({ name, mrr }) => {
      const threshold = classThresholds[name];
      return below(name, mrr, threshold === undefined ? undefined : threshold - slack);
    }),
    ...Object.entries(averageThresholds).flatMap(([name, threshold]) =>
      below(name, averages[name as keyof typeof averageThresholds], threshold),
    ),
    ...(keys <= maxKeys ? [] : [`keys: ${keys.toFixed(3)} is above ${String(maxKeys)}`]),
  ];
}
