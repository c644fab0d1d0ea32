import type { QueryClass } from '../knownItem';

function widen(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replace(/ /g, '\u3000');
}

/** Heading with letters or digits, typed in full width. */
export const width: QueryClass = {
  name: 'width',
  group: 'ext',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.map(({ heading }) => heading).filter((heading) => /[A-Za-z0-9]/.test(heading)),
        30,
        (text) => text,
      )
      .map((heading) => ({ query: widen(heading), relevant: view.idsOfHeading(heading) })),
};
