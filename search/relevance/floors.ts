import type { Evaluation } from './evaluate/evaluate';

/** Least MRR@10 of a class (of the share of empty answers for `noans`), and of the averages: section 9 of the design. */
export const classFloors: Readonly<Record<string, number>> = {
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
  product: 0.9, // not of the design, which has no such class
};

export const averageFloors = { core: 0.98, ext: 0.97, all: 0.98, successAt1: 0.96, successAt5: 0.99 } as const;

/** Largest share of a title that is typed before it stays among the first five. */
export const maxKeys = 0.45;

/** How much may be lost without Intl.Segmenter. */
export const maxLossWithoutSegmenter = 0.04;

/** One sentence per figure that is below its floor; single classes may be `slack` below theirs. */
export function findShortfalls({ classes, averages, keys }: Evaluation, { slack }: { slack: number }): string[] {
  const below = (name: string, value: number, floor: number): string[] =>
    value < floor ? [`${name}: ${value.toFixed(3)} is below ${floor.toFixed(3)}`] : [];
  return [
    ...classes.flatMap(({ name, mrr }) => below(name, mrr, (classFloors[name] ?? 0) - slack)),
    ...Object.entries(averageFloors).flatMap(([name, floor]) =>
      below(name, averages[name as keyof typeof averageFloors], floor),
    ),
    ...(keys > maxKeys ? [`keys: ${keys.toFixed(3)} is above ${String(maxKeys)}`] : []),
  ];
}
