/** Forms of `%%key:form%%` by type of fact. The first form of a type is the default. */
import type { Fact, FactOf, FactType } from '../model/facts';
import { circledNumber } from './circledNumber';
import { renderQuantity } from './quantity';

/** Functions that return the text of a form, or undefined if the fact lacks it. */
type Forms<F extends Fact> = Readonly<Record<string, (fact: F) => string | number | boolean | null | undefined>>;

const forms: { readonly [T in FactType]: Forms<FactOf<T>> } = {
  value: {
    quantity: ({ value, unit }) => renderQuantity(value, unit),
    bare: ({ value }) => value,
    value: ({ value }) => value,
    unit: ({ unit }) => unit,
    label: ({ label }) => label,
    note: ({ note }) => note,
  },
  screen: {
    label: ({ label }) => label,
    path: ({ path, label }) => [...path, label].map((step) => `**${step}**`).join(' > '),
  },
  element: {
    label: ({ label }) => label,
    type: ({ elementType }) => elementType,
    purpose: ({ purpose }) => purpose,
    note: ({ note }) => note,
    number: ({ position }) => circledNumber(position),
  },
  error: {
    code: ({ code }) => code,
    meaning: ({ meaning }) => meaning,
    label: ({ meaning }) => meaning,
    http: ({ http }) => http,
    message: ({ message }) => message,
    recovered: ({ recovered }) => recovered,
  },
  'state-set': { label: ({ label }) => label },
  state: {
    label: ({ label }) => label,
    value: ({ value }) => value,
    meaning: ({ meaning }) => meaning,
    condition: ({ condition }) => condition,
    actions: ({ actions }) => actions,
  },
  'parameter-set': { label: ({ label }) => label },
  parameter: {
    label: ({ label }) => label,
    symbol: ({ symbol }) => symbol,
    type: ({ valueType }) => valueType,
    unit: ({ unit }) => unit,
    range: ({ range }) => range,
    default: (fact) => fact.default,
    effect: ({ effect }) => effect,
    note: ({ note }) => note,
  },
  function: {
    name: ({ name }) => name,
    label: ({ name }) => name,
    signature: ({ signature }) => signature,
    summary: ({ summary }) => summary,
    mode: ({ mode }) => mode,
    since: ({ since }) => since,
  },
  component: {
    name: ({ name }) => name,
    label: ({ name }) => name,
    summary: ({ summary }) => summary,
    binding: ({ binding }) => binding,
  },
  download: {
    file: ({ fileName }) => fileName,
    platform: ({ platform }) => platform,
    version: ({ version }) => version,
    size: ({ size }) => size,
    sha: ({ sha256 }) => sha256,
  },
  listing: { file: ({ fileName }) => fileName, label: ({ summary }) => summary },
  release: {
    version: ({ version }) => version,
    product: ({ product }) => product,
    date: ({ date }) => date,
  },
  term: {
    zh: ({ zh }) => zh,
    label: ({ zh }) => zh,
    en: ({ en }) => en,
    abbr: ({ abbr }) => abbr,
    first: ({ first }) => first,
    definition: ({ definition }) => definition,
  },
  operation: {
    line: ({ method, path }) => `${method} ${path}`,
    method: ({ method }) => method,
    path: ({ path }) => path,
    url: ({ server, path }) => `${server}${path}`,
    label: ({ summary }) => summary,
  },
  channel: {
    address: ({ address }) => address,
    label: ({ summary }) => summary,
    qos: ({ qos }) => qos,
    server: ({ server }) => server,
  },
  message: { label: ({ title }) => title, id: ({ messageId }) => messageId },
};

/** Renders `fact` in `form`, or in the default form of its type. Returns an instruction if that is impossible. */
export function renderInline(fact: Fact, form: string | undefined): { text: string } | { fault: string } {
  const known = forms[fact.type] as Forms<Fact>; // `forms` maps each type to functions for that type
  const wanted = form ?? Object.keys(known)[0] ?? '';
  const render = Object.hasOwn(known, wanted) ? known[wanted] : undefined;
  if (!render) return { fault: `“${fact.key}”没有形式“:${wanted}”，用其中一个：${Object.keys(known).join('、')}` };
  const text = render(fact);
  if (text !== undefined && text !== null) return { text: String(text) };
  return { fault: `“${fact.key}”没有 ${wanted}：加到 ${fact.file}，或换一种形式` };
}
