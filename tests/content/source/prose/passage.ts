/** Role of a passage on the page. `label` and `note` come from the YAML of a figure or a fact. */
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

/** Marked range of a passage, as indices of its text. */
export type Span = { type: 'strong' | 'link' | 'code'; start: number; end: number; url?: string };

/** Text as it renders, without inline marks. */
export type Passage = {
  file: string;
  kind: PassageKind;
  text: string;
  /** `text` of the same length with code, addresses and words of the user interface masked. */
  plain: string;
  /** `plain` with the content of “…” masked, for rules that skip quotations. */
  unquoted: string;
  spans: readonly Span[];
  /** Returns the line in the file of the character at `index`. */
  lineAt: (index: number) => number;
  /** Text of the column's header, for table cells. */
  columnHeader?: string;
  /** True in the first paragraph of an item of a numbered list. */
  isStep: boolean;
};

/** Mask characters, from the private use area: no rule matches them. */
export const masks = { code: '\uE000', address: '\uE001', original: '\uE002', fact: '\uE003', quoted: '\uE004' };

/** Range of all mask characters, for character classes. */
export const anyMask = '\uE000-\uE004';

/** Chinese character, for character classes (with the `u` flag). */
export const han = '\\p{Script=Han}';

const address =
  /(?<=npm 包 )[\w@/-]+|(?:https?|wss?|mqtts?|tcp|ftp|sftp):\/\/[^\s\p{Script=Han}，。；：、）”]+|(?<=^|[\s，。；：（“])(?:\.{0,2}\/[\w{}.$-]+)+\/?|[\w.-]+@[\w.-]+\.\w+|(?<![\w.])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|cn|io|md|ya?ml|json|exe|dll|lib|zip|tar|gz|tgz|txt|csv|ini|toml|conf|properties|js|mjs|ts|go|c|h|cpp|so|apk|deb|sh|bat|ps1|png|svg|jpe?g|pdf|xlsx?|docx?|db|log)(?![\w])/giu;
const factReference = /%%[^%\s]+%%/g;
const quotation = /“[^”]*”/g;

function mask(text: string, pattern: RegExp, character: string): string {
  return text.replace(pattern, (found) => character.repeat(found.length));
}

/** Masks a text in which code is already masked. */
export function maskText(text: string): { plain: string; unquoted: string } {
  const withoutFacts = text.includes('%%') ? mask(text, factReference, masks.fact) : text;
  const plain = /[./@]|npm /.test(withoutFacts) ? mask(withoutFacts, address, masks.address) : withoutFacts;
  const unquoted = plain.replace(quotation, (found) => `“${masks.quoted.repeat(found.length - 2)}”`);
  return { plain, unquoted };
}

/** Whether the text contains a Chinese character. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
