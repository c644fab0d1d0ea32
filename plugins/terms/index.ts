/** Writes the definitions that the browser shows next to a term (`terms.json`), by glossary anchor. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFacts } from '../../facts/findFact';
import type { Facts } from '../../facts/model/facts';
import { termAnchor } from '../../facts/rendering/termAnchor';
import { isExplained } from './termMentions';

/** Displayed term: name, definition and, if any, English name with abbreviation. */
type Definitions = Readonly<Record<string, readonly [name: string, definition: string, english?: string]>>;

type Options = { facts: () => Facts };

function buildDefinitions(facts: Facts): Definitions {
  const terms = listFacts(facts, 'term').filter(isExplained);
  return Object.fromEntries(
    terms.map(({ key, zh, definition, en, abbr }) => {
      const english = [en === zh ? undefined : en, abbr].filter((name) => name !== undefined).join(', ');
      return [termAnchor(key), english === '' ? [zh, definition] : [zh, definition, english]];
    }),
  );
}

export default function terms(_context: LoadContext, { facts }: Options): Plugin {
  return {
    name: 'terms',
    async allContentLoaded({ actions }) {
      await actions.createData('terms.json', JSON.stringify(buildDefinitions(facts())));
    },
  };
}
