import type { MeasuredSearch } from '../../search/relevance/measuredSearch';
import { type Question, loadQuestions, placeOf, scoreQuestions } from '../../search/relevance/questions/questions';

/** Prints how the hand-written questions are answered, and those of tuning whose answer was not first. */
export function printQuestions({ createEngine }: MeasuredSearch): void {
  const engine = createEngine({ hasSegmenter: true });
  const { tuning, reporting } = loadQuestions();
  const printScore = (name: string, questions: readonly Question[]): void => {
    const { asked, first, ofThree, ofTen, mrr } = scoreQuestions(questions, engine);
    console.log(`${name}: MRR@10 ${mrr.toFixed(3)}, first ${first}, of three ${ofThree}, of ten ${ofTen} of ${asked}`);
  };
  printScore('Hand-written questions, tuning', tuning);
  printScore('Hand-written questions, reporting', reporting);
  printScore(
    'Those in other words than the pages',
    [...tuning, ...reporting].filter(({ hard }) => hard),
  );
  for (const question of tuning) {
    const place = placeOf(question, engine);
    if (place !== 1) console.log(`  "${question.ask}": ${question.pages[0]} place ${place === 0 ? '–' : place}`);
  }
}
