import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { type Answering, rank } from '../evaluate/ranking';
import { promisedId } from '../promises/promises';

const question = z.strictObject({
  ask: z.string().min(2),
  pages: z.array(z.string()).nonempty(),
  /** Asked in words that do not stand near what answers. */
  hard: z.boolean().default(false),
});
const questionSets = z.strictObject({ tuning: z.array(question).nonempty(), reporting: z.array(question).nonempty() });

/** What somebody types, and the ids of the pages that answer it. */
export type Question = z.infer<typeof question>;

/** How many of `asked` questions had a right page first, among the first three, among the first ten; and MRR@10. */
type QuestionScore = { asked: number; first: number; ofThree: number; ofTen: number; mrr: number };

/** The hand-written questions: half of them to look at, half of them to report. Throws on a malformed file. */
export function loadQuestions(): z.infer<typeof questionSets> {
  return questionSets.parse(parse(readFileSync(new URL('questions.yaml', import.meta.url), 'utf8')));
}

/** Place of the first hit on a page that answers, among the first ten; 0 where there is none. */
export function placeOf({ ask, pages }: Question, engine: Answering): number {
  const right = new Set(pages.map(promisedId));
  return rank(engine, ask).findIndex((id) => right.has(id.replace(/#.*/, ''))) + 1;
}

/** Asks all `questions`. */
export function scoreQuestions(questions: readonly Question[], engine: Answering): QuestionScore {
  const places = questions.map((one) => placeOf(one, engine));
  const within = (last: number): number => places.filter((place) => place >= 1 && place <= last).length;
  const reciprocals = places.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0);
  return {
    asked: places.length,
    first: within(1),
    ofThree: within(3),
    ofTen: within(10),
    mrr: reciprocals / places.length,
  };
}
