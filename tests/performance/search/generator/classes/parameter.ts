import { type ViewSection, listCells } from '../corpusView';
import { type QueryClass, maxKnownSections } from '../knownItem';

const aboutParameters = /参数|属性|字段|函数|变量|定义|返回|类型/;
const symbol = /^[A-Za-z][A-Za-z0-9_./-]{2,}$/;

function listSymbols(section: ViewSection): string[] {
  const { title, heading } = section;
  return aboutParameters.test(`${title} ${heading}`) ? listCells(section).filter((cell) => symbol.test(cell)) : [];
}

/** Symbol of a parameter: a whole table cell, or a keyword. */
export const parameter: QueryClass = {
  name: 'parameter',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(view.sections.flatMap(listSymbols), 80, (text) => text)
      .flatMap((query) => {
        const relevant = view.findIds(
          (section) => listCells(section).includes(query) || section.keywords.includes(query),
          maxKnownSections,
        );
        return relevant ? [{ query, relevant }] : [];
      })
      .slice(0, 40),
};
