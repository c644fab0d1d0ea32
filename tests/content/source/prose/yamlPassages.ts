import { LineCounter, isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Facts } from '../../../../facts/model/facts';
import { PageFactsError, resolveData } from '../../../../facts/resolvePage';
import { parseMarkdown } from '../sourcePage';
import { buildPassages } from './pagePassages';
import { type Passage, hasHan, maskText } from './passage';

/** Keys whose text no reader sees as it is, or that hold data to type and words of a product. */
const silentKeys: ReadonlySet<string> = new Set([
  ...[
    'basis',
    'source',
    'url',
    'forbidden',
    'said',
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
/** Keys that hold a name or a few words, not sentences. */
const wordKeys: ReadonlySet<string> = new Set(['label', 'name', 'zh', 'title', 'unit', 'range', 'first']);

/** A fold of YAML beside a Chinese character or mark: no space in a contract that is read as it is written. */
const foldedHan = /(?<=[，。；：、！？）”]) | (?=[，。；：、！？（“])|(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** A string with its facts; as it is written when a fact does not exist: the build says so. */
function resolveText(text: string, facts: Facts, file: string): string {
  if (!text.includes('%%')) return text;
  try {
    return String(resolveData(text, facts, file).data);
  } catch (error) {
    if (error instanceof PageFactsError) return text;
    throw error;
  }
}

/** Words are one passage of plain text; notes are Markdown. */
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
 * What a YAML file of facts or of a figure says to readers: its strings in Chinese. Words (labels, names) are `label`,
 * the rest is `note`. Bad YAML gives none: the rule that owns the file reports it.
 */
export function parseYamlPassages(file: string, yaml: string, facts: Facts): Passage[] {
  const lineCounter = new LineCounter();
  const passages: Passage[] = [];
  const isScreens = file.endsWith('/screens.yaml');
  const isListings = file.endsWith('/listings.yaml'); // their texts are files of code
  visit(parseDocument(yaml, { lineCounter }), {
    Pair(_index, pair) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      const isSilent = silentKeys.has(key) || (isScreens && key === 'label') || (isListings && key === 'text');
      return isSilent ? visit.SKIP : undefined;
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
