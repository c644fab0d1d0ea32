import { type CorpusView, type ViewSection, listCells } from '../corpusView';
import { foldForComparison } from '../foldForComparison';
import type { QueryClass } from '../knownItem';

const codeAlone = /^(?:[A-Z]{1,3}\d{2,4}|\d{3,5}|-\d{1,4}|0x[0-9A-Fa-f]{2,8})$/;
const codeInHeading = /(?:^|[\s（(])([A-Z]{1,3}\d{2,4}|\d{3,5})(?=$|[\s）)])/g;
const aboutErrors = /错误|报警|返回码|异常|故障/;

const templates = [
  (code: string) => code,
  (code: string) => code,
  (code: string) => code.toLowerCase(),
  (code: string) => `错误码 ${code}`,
  (code: string) => `报 ${code}`,
  (code: string) => `${code} 是什么意思`,
];

function listCodes(section: ViewSection): string[] {
  const { title, heading } = section;
  if (!aboutErrors.test(`${title} ${heading}`)) return [];
  const inHeading = [...heading.matchAll(codeInHeading)].map(([, code = '']) => code);
  return [...inHeading, ...listCells(section).filter((cell) => codeAlone.test(cell))];
}

/** Finds the sections that explain a code: those with it in the heading, else the tables that contain it. */
function findExplanations({ findIds }: CorpusView, code: string): ReadonlySet<string> {
  const token = new RegExp(`(?<![\\p{L}\\p{N}])${foldForComparison(code)}(?![\\p{L}\\p{N}])`, 'u');
  return (
    findIds(({ heading }) => token.test(foldForComparison(heading))) ??
    findIds(
      (section) => aboutErrors.test(`${section.title} ${section.heading}`) && listCells(section).includes(code),
    ) ??
    new Set()
  );
}

/** Error code on the screen of a machine. */
export const errorCode: QueryClass = {
  name: 'error_code',
  group: 'extra',
  generate: (view, draw) =>
    draw
      .sample(view.sections.flatMap(listCodes), 40, (code) => code)
      .map((code) => ({ query: draw.random.pick(templates)(code), relevant: findExplanations(view, code) })),
};
