/**
 * `npm run facts -- <word …>`: prints the facts whose key or text contains all words, with value and provenance. `npm
 * run facts -- --uses <key>`: prints the places that use a fact. Without an argument: prints how pages reference facts.
 */
import { findFact, listKeys } from '../findFact';
import { loadFacts } from '../loadFacts';
import { loadPageUses } from '../loadPageUses';
import type { Fact, Facts } from '../model/facts';
import { blocks } from '../rendering/blocks';
import { renderInline } from '../rendering/inlineForms';

const help = `行内写法：%%<键>%% 或 %%<键>:<形式>%%，例如 %%neptune.mqtt.port%%、%%janus.device-list:path%%
查找：npm run facts -- <词…>    例如 npm run facts -- mqtt 端口
反查：npm run facts -- --uses <键>

独占一行的块：
`;

function describeOrigin({ origin }: Fact): string {
  switch (origin.provenance) {
    case 'spec':
      return 'spec';
    case 'public':
      return `public ${origin.source}`;
    case 'assumed':
      return `assumed（${origin.basis}）`;
  }
}

function describe(fact: Fact): string {
  const rendered = renderInline(fact, undefined);
  const text = 'text' in rendered ? rendered.text : '';
  const label = renderInline(fact, 'label');
  const name = 'text' in label && label.text !== text ? `  ${label.text}` : '';
  return `%%${fact.key}%%  ${text}${name}  ${describeOrigin(fact)}  ${fact.file}`;
}

/** Returns the searchable text: the key and every text of the record except its file, its origin and its members. */
function searchableText(fact: Fact): string {
  const others = { file: undefined, origin: undefined, elements: undefined, members: undefined, groups: undefined };
  return JSON.stringify({ ...fact, ...others }).toLowerCase();
}

function printMatches(facts: Facts, words: readonly string[]): void {
  const wanted = words.map((word) => word.toLowerCase());
  const found = [...facts.byKey.values()].filter((fact) => {
    const text = searchableText(fact);
    return wanted.every((word) => text.includes(word));
  });
  for (const fact of found) console.log(describe(fact));
  console.log(`共 ${facts.byKey.size} 条，找到 ${found.length} 条`);
}

function printUses(root: string, facts: Facts, key: string): void {
  const fact = findFact(facts, key);
  if (!fact) throw new Error(`没有事实“${key}”；用 npm run facts -- <词> 查`);
  const keys = listKeys(fact);
  const wanted = new Set(keys);
  const places = loadPageUses(root, facts).flatMap(({ file, uses }) =>
    uses.filter((use) => wanted.has(use.key)).map((use) => `${file}:${use.line} ${use.key}`),
  );
  for (const place of new Set(places)) console.log(place);
  console.log(`${new Set(places).size} 处用到 ${keys.length === 1 ? key : `${key} 及其成员`}`);
}

function main(words: readonly string[]): void {
  const root = process.cwd();
  const [first, key] = words;
  if (first === undefined) {
    console.log(help);
    for (const { name, argumentNames, summary } of blocks) console.log(`%%${name} ${argumentNames}%%\n    ${summary}`);
  } else if (first === '--uses' && key !== undefined) {
    printUses(root, loadFacts(root), key);
  } else {
    printMatches(loadFacts(root), words);
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
