import { containsIdentifier, listIdentifiers } from '../identifiers';
import { type QueryClass, maxKnownSections } from '../knownItem';

/** Identifier of the text or the code as written: operation_id, TritonDataSend. */
export const ident: QueryClass = {
  name: 'ident',
  group: 'core',
  generate: (view, draw) =>
    draw.collect(50, () => {
      const names = listIdentifiers(draw.random.pick(view.sections));
      if (names.length === 0) return undefined;
      const query = draw.random.pick(names);
      const matches = containsIdentifier(query);
      const relevant = view.findIds(({ own }) => matches(own), maxKnownSections);
      return relevant && { query, relevant };
    }),
};
