/** Marks literals in generated code that readers replace by their own values (src/client/reference). */
import { type LiteralLanguage, quotes } from './literals';

/** Literal of `prefix`, a value and `suffix`, at `start` to `end` in the code. */
export type Slot = {
  name: string;
  language: LiteralLanguage;
  prefix: string;
  suffix: string;
  start: number;
  end: number;
};

type Affixes = { prefix?: string; suffix?: string };

// Characters of a private use area, which no example contains.
const [open, separator, close] = ['\uE000', '\uE001', '\uE002'];
const marked = new RegExp(`${open}([^${separator}]*)${separator}([^${close}]*)${close}`, 'g');

/** Renders a literal, marked as the slot `name`. */
export function renderSlot(
  language: LiteralLanguage,
  name: string,
  value: string,
  { prefix = '', suffix = '' }: Affixes = {},
): string {
  const head = JSON.stringify({ name, language, prefix, suffix });
  return `${open}${head}${separator}${quotes[language](`${prefix}${value}${suffix}`)}${close}`;
}

/** Returns the code without marks, and the slots in it. */
export function parseSlots(text: string): { code: string; slots: Slot[] } {
  const slots: Slot[] = [];
  let removed = 0;
  const code = text.replaceAll(marked, (match: string, head: string, literal: string, at: number) => {
    const start = at - removed;
    removed += match.length - literal.length;
    const slot = JSON.parse(head) as Omit<Slot, 'start' | 'end'>; // written by renderSlot
    slots.push({ ...slot, start, end: start + literal.length });
    return literal;
  });
  return { code, slots };
}
