import { LineCounter, isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Facts } from '../../../../facts/model/facts';
import { PageFactsError, resolveData } from '../../../../facts/resolvePage';
import { parseMarkdown } from '../sourcePage';
import { buildPassages } from './pagePassages';
import { type Passage, hasHan, maskText } from './passage';

/** Keys whose text is not shown to users, is data, or quotes a product. */
const skippedKeys: ReadonlySet<string> = new Set([
  ...[
    'basis',
    'source',
    'url',
    'forbidden',
    'except',
    'path',
    'message',
    'value',
    'default',
    'enum',
    'example',
    'examples',
  ],
  ...['pattern', 'signature', 'x-provenance', 'keywords'],
]);
/** Keys that contain a name or a few words, not sentences. */
const wordKeys: ReadonlySet<string> = new Set(['label', 'name', 'zh', 'title', 'unit', 'range', 'first']);

/** Spaces of folded YAML lines next to a Chinese character or punctuation mark. */
const foldedHan = /(?<=[，。；：、！？）”]) | (?=[，。；：、！？（“])|(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Resolves the facts in a string. Returns it unchanged when a fact does not exist: the build reports that. */
function resolveText(text: string, facts: Facts, file: string): string {
  if (!text.includes('%%')) return text;
  try {
    return String(resolveData(text, facts, file).data);
  } catch (error) {
    if (error instanceof PageFactsError) return text;
    throw error;
  }
}

/** Builds one passage for words, and one for each block of a note, which is Markdown. */
function buildTextPassages(text: string, key: string, file: string, line: number): Passage[] {
  if (!wordKeys.has(key)) {
    return buildPassages(parseMarkdown(text.trim()).children, file, (textLine) => line + textLine - 1).map((passage) =>
      passage.kind === 'paragraph' ? { ...passage, kind: 'note' } : passage,
    );
  }
  const masked = maskText(text);
  return [{ file, kind: 'label', text, ...masked, spans: [], lineAt: () => line, isStep: false }];
}

/**
 * Builds passages of the Chinese strings in the YAML of facts or of a figure. Words (labels, names) are `label`, the rest
 * is `note`. Returns none for invalid YAML, which other rules report.
 */
export function parseYamlPassages(file: string, yaml: string, facts: Facts): Passage[] {
  const lineCounter = new LineCounter();
  const passages: Passage[] = [];
  const isScreens = file.endsWith('/screens.yaml');
  const isListings = file.endsWith('/listings.yaml'); // their texts are files of code
  visit(parseDocument(yaml, { lineCounter }), {
    Pair(_index, pair) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      const isSkipped = skippedKeys.has(key) || (isScreens && key === 'label') || (isListings && key === 'text');
      return isSkipped ? visit.SKIP : undefined;
    },
    Scalar(index, scalar, ancestors) {
      if (index === 'key' || typeof scalar.value !== 'string' || !hasHan(scalar.value)) return;
      const pair = ancestors.findLast((node) => isPair(node));
      const key = pair && isScalar(pair.key) ? String(pair.key.value) : '';
      const { line } = lineCounter.linePos(scalar.range?.[0] ?? 0);
      const firstLine = scalar.type === 'BLOCK_FOLDED' || scalar.type === 'BLOCK_LITERAL' ? line + 1 : line;
      const text = scalar.type === 'BLOCK_FOLDED' ? scalar.value.replace(foldedHan, '') : scalar.value;
      passages.push(...buildTextPassages(resolveText(text, facts, file), key, file, firstLine));
    },
  });
  return passages;
}
