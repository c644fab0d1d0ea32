/** Reports numbers that contradict facts/, other pages or the same page. */
import escapeRegExp from 'escape-string-regexp';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listFacts } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';
import type { Facts } from '../../../facts/model/facts';
import type { ValueFact } from '../../../facts/model/value';
import { renderQuantity } from '../../../facts/rendering/quantity';
import { Resolver } from '../../../facts/rendering/resolver';
import type { Finding, Rule } from '../finding';
import { type SourcePage, lineOf, loadSourcePages, parseBody } from './sourcePage';
import { toBase } from './measures';
import { type Statement, findStatements } from './statements';
import { sharesSubject } from './subjects';

const minLabelChars = 3;
/** Kinds of pages whose numbers belong to one example machine or one video. */
const kindsOfExamples = new Set<unknown>(['tutorial', 'video', 'release']);

function areaOf(pageId: string): string {
  return pageId.split('/')[0] ?? '';
}

function write({ value, unit }: { value: string; unit: string }): string {
  return unit === '' || unit === '无' ? value : `${value} ${unit}`;
}

/** Removes product and remark from a label: `Neptune MQTT 端口（建议）` becomes `MQTT 端口`. */
function shorten(label: string): string {
  return label.replace(/^(?:Neptune|Janus|Triton)\s*/, '').replace(/（[^）]*）$/, '');
}

function isNumeric({ value }: ValueFact): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(String(value));
}

type Truth = { key: string; value: string; unit: string; isGuarded: boolean };

/** Finds the values and parameter defaults with this label in the facts of an area. */
function findTruths(label: string, area: string, facts: Facts): Truth[] {
  const parameter = /^(.+) 默认值$/.exec(label)?.[1];
  if (parameter !== undefined) {
    return listFacts(facts, 'parameter', area)
      .filter((fact) => fact.label === parameter && fact.default !== undefined)
      .map((fact) => ({
        key: `${fact.key}:default`,
        // A default may itself be a fact: `%%janus.sampling.default:bare%%`.
        value: new Resolver(facts, { file: fact.file, text: '' }).inline(String(fact.default)),
        unit: fact.unit ?? '无',
        isGuarded: true,
      }));
  }
  return listFacts(facts, 'value', area)
    .filter((fact) => isNumeric(fact) && (fact.label === label || shorten(fact.label) === label))
    .map((fact) => ({ key: fact.key, value: String(fact.value), unit: fact.unit ?? '', isGuarded: fact.guard }));
}

/** Reports statements that have the label of a fact of the same product and a different value. */
function findFactContradictions(statements: readonly Statement[], facts: Facts): Finding[] {
  return statements.flatMap((statement): Finding[] => {
    const { label, file, line, pageId } = statement;
    const stated = toBase(statement);
    const truths = findTruths(label, areaOf(pageId), facts).filter(
      (truth) => toBase(truth).dimension === stated.dimension,
    );
    const [first] = truths;
    if (!first || truths.some((truth) => toBase(truth).size === stated.size)) return [];
    const message = `“${label}”这里是 ${write(statement)}，事实库是 ${write(first)}：写 %%${first.key}%%`;
    // A number that is not guarded may belong to an example.
    return [{ file, line, message, severity: truths.length === 1 && first.isGuarded ? 'error' : 'warning' }];
  });
}

type Limit = { fact: ValueFact; label: string; quantity: RegExp };

/** Lists the limits of a product, each with a pattern for quantities of its unit. */
function listLimits(area: string, facts: Facts): Limit[] {
  return listFacts(facts, 'value', area)
    .filter((fact) => fact.unit !== undefined && isNumeric(fact))
    .map((fact) => {
      const unit = escapeRegExp(fact.unit ?? '');
      const quantity = new RegExp(`(?<![\\d.])(\\d+(?:\\.\\d+)?)\\s?${unit}(?![A-Za-z/])`, 'g');
      return { fact, label: shorten(fact.label), quantity };
    });
}

const products = ['Neptune', 'Janus', 'Triton'];

/** Lists the areas of the page's product and of the products that the sentence names. */
function listAreas(page: SourcePage, sentence: string): string[] {
  const named = products.filter((product) => sentence.includes(product)).map((product) => product.toLowerCase());
  return [...new Set([areaOf(page.id), ...named])];
}

/** Reports clauses that mention a limit of the page's product, or of one that the sentence names, with a different number. */
function findLimitContradictions(page: SourcePage, limitsOf: (area: string) => readonly Limit[]): Finding[] {
  const findings: Finding[] = [];
  visit(parseBody(page), ['paragraph', 'tableCell'], (node) => {
    const text = toString(node);
    if (node.type === 'paragraph' && text.startsWith('结果：')) return;
    for (const sentence of text.split(/[。；]/).filter((part) => /\d/.test(part))) {
      const limits = listAreas(page, sentence).flatMap(limitsOf);
      for (const clause of sentence.split('，').filter((part) => /\d/.test(part))) {
        for (const { fact, label, quantity } of limits) {
          if (!sharesSubject(label, clause.replace(quantity, ' '))) continue;
          const numbers = [...clause.matchAll(quantity)].map(([, number]) => number);
          if (numbers.length !== 1 || numbers[0] === String(fact.value)) continue;
          const truth = renderQuantity(fact.value, fact.unit);
          const message = `“${clause.trim()}”：事实库是 ${truth}，写 %%${fact.key}%%`;
          findings.push({ file: page.file, line: lineOf(page, node), severity: 'warning', message });
        }
      }
    }
  });
  return findings;
}

/** Reports statements with the same label and different values. */
function findContradictions(statements: readonly Statement[]): Finding[] {
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    if ([...statement.label].length < minLabelChars) continue;
    const key = `${areaOf(statement.pageId)} ${statement.label} ${toBase(statement).dimension}`;
    groups.set(key, [...(groups.get(key) ?? []), statement]);
  }
  return [...groups.values()].flatMap((group): Finding[] => {
    const counts = new Map<string, number>();
    for (const statement of group) counts.set(toBase(statement).size, (counts.get(toBase(statement).size) ?? 0) + 1);
    if (counts.size < 2) return [];
    const most = Math.max(...counts.values());
    return group.flatMap((statement): Finding[] => {
      const { size } = toBase(statement);
      const other = group.find((candidate) => toBase(candidate).size !== size);
      const isMajority = counts.get(size) === most && [...counts.values()].filter((n) => n === most).length === 1;
      if (!other || isMajority || !statement.isByHand) return [];
      const message = `“${statement.label}”这里是 ${write(statement)}，${other.file}:${other.line} 是 ${write(other)}：在 facts/ 只留一个，两处都写它的键`;
      return [{ file: statement.file, line: statement.line, severity: 'warning', message }];
    });
  });
}

export const contradictionsRule: Rule = {
  name: 'contradictions',
  examine(root, isWanted = () => true) {
    const facts = loadFacts(root);
    const limitsByArea = new Map<string, readonly Limit[]>();
    const limitsOf = (area: string): readonly Limit[] => {
      const limits = limitsByArea.get(area) ?? listLimits(area, facts);
      limitsByArea.set(area, limits);
      return limits;
    };
    const pages = loadSourcePages(root).filter(({ frontMatter }) => !kindsOfExamples.has(frontMatter?.kind));
    const statements = pages.flatMap(findStatements);
    const findings = [
      ...findFactContradictions(statements, facts),
      ...pages.filter(({ file }) => isWanted(file)).flatMap((page) => findLimitContradictions(page, limitsOf)),
      ...findContradictions(statements),
    ];
    const reported = new Set<string>();
    const once = findings.filter(({ file, line, message }) => {
      const place = `${file}:${line ?? 1} ${/%%[^%]+%%/.exec(message)?.[0] ?? message}`;
      if (reported.has(place)) return false;
      reported.add(place);
      return true;
    });
    return { findings: once, examined: statements.length };
  },
};
