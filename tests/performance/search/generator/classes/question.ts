import type { QueryClass } from '../knownItem';

const templates = [
  (topic: string) => `如何${topic}`,
  (topic: string) => `怎么${topic}`,
  (topic: string) => `怎样${topic}？`,
  (topic: string) => `${topic}怎么办`,
  (topic: string) => `${topic}是什么`,
  (topic: string) => `请问${topic}在哪里`,
  (topic: string) => `什么是${topic}`,
  (topic: string) => `${topic}怎么用？`,
];
const isQuestion = /[？?]|怎|如何|为什么|什么|哪/;

/** A heading as a question. */
export const question: QueryClass = {
  name: 'question',
  group: 'ext',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections
          .map(({ heading }) => heading)
          .filter(
            (heading) =>
              heading.length >= 3 &&
              heading.length <= 16 &&
              !isQuestion.test(heading) &&
              /\p{Script=Han}/u.test(heading),
          ),
        40,
        (text) => text,
      )
      .map((heading) => ({ query: draw.random.pick(templates)(heading), relevant: view.idsOfHeading(heading) })),
};
