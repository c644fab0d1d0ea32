/** What a passage is to its reader. `label` and `note` come from YAML: words of a figure or a fact. */
export type PassageKind =
  | 'paragraph'
  | 'listItem'
  | 'heading'
  | 'headerCell'
  | 'cell'
  | 'caption'
  | 'alt'
  | 'admonitionTitle'
  | 'codeTitle'
  | 'title'
  | 'description'
  | 'label'
  | 'note';

/** A marked stretch of a passage, in characters of its text. */
export type Span = { type: 'strong' | 'link' | 'code'; start: number; end: number; url?: string };

/** One run of text as its reader sees it: inline marks joined, line breaks as they render. */
export type Passage = {
  file: string;
  kind: PassageKind;
  text: string;
  /** `text` with code, addresses and words of the user interface blanked by one mask character each: same length. */
  plain: string;
  /** `plain` with what stands in “…” masked as well, for rules that leave quoted originals alone. */
  unquoted: string;
  spans: readonly Span[];
  /** Line in the file of the character at `index`. */
  lineAt: (index: number) => number;
  /** Of a table cell: the text of its column's header. */
  columnHeader?: string;
  /** True in the first paragraph of an item of a numbered list. */
  isStep: boolean;
};

/** Mask characters, from the private use area: no rule takes them for text. */
export const masks = { code: '\uE000', address: '\uE001', original: '\uE002', fact: '\uE003', quoted: '\uE004' };

/** Any mask character, for character classes. */
export const anyMask = '\uE000-\uE004';

/** A Chinese character, for character classes (with the `u` flag). */
export const han = '\\p{Script=Han}';

const address =
  /(?<=npm 包 )[\w@/-]+|(?:https?|wss?|mqtts?|tcp|ftp|sftp):\/\/[^\s\p{Script=Han}，。；：、）”]+|(?<=^|[\s，。；：（“])(?:\.{0,2}\/[\w{}.$-]+)+\/?|[\w.-]+@[\w.-]+\.\w+|(?<![\w.])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|cn|io|md|ya?ml|json|exe|dll|lib|zip|tar|gz|tgz|txt|csv|ini|toml|conf|properties|js|mjs|ts|go|c|h|cpp|so|apk|deb|sh|bat|ps1|png|svg|jpe?g|pdf|xlsx?|docx?|db|log)(?![\w])/giu;
const factReference = /%%[^%\s]+%%/g;
const quotation = /“[^”]*”/g;

function mask(text: string, pattern: RegExp, character: string): string {
  return text.replace(pattern, (found) => character.repeat(found.length));
}

/** `plain` and `unquoted` of a text in which code is masked already. */
export function maskText(text: string): { plain: string; unquoted: string } {
  const withoutFacts = text.includes('%%') ? mask(text, factReference, masks.fact) : text;
  const plain = /[./@]|npm /.test(withoutFacts) ? mask(withoutFacts, address, masks.address) : withoutFacts;
  const unquoted = plain.replace(quotation, (found) => `“${masks.quoted.repeat(found.length - 2)}”`);
  return { plain, unquoted };
}

/** True when a Chinese character stands in it. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
