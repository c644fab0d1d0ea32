import type { LengthFactors } from './fieldLengths';
import { countIn, firstHeadCount, maskOf } from './fields';
import type { PostingSource } from './postings';
import type { QueryUnit } from './query';
import { type FieldWeights, fieldWeights, saturation, unitWeights } from './weights';

const headMask = maskOf('heading', 'title', 'ancestors');
const headingMask = maskOf('heading');
const ownMask = maskOf('heading', 'content', 'code', 'keywords');
const pageMask = maskOf('title', 'ancestors');

/** A bit beside those of counts: the section holds something that its page's title and the headings above do not. */
export const beyondPage = 1 << 16;

/** What sections hold of a query. All arrays are by section; `touched` lists the sections that hold anything. */
export type Scores = {
  touched: readonly number[];
  /** BM25F, between 0 and `total`. */
  scores: Float32Array;
  /** Weight of the units a section holds, holds in its headings and title, itself (not its page alone), and in its own heading. */
  held: Float32Array;
  heldInHead: Float32Array;
  heldItself: Float32Array;
  heldInHeading: Float32Array;
  /** Number of units held, without wording. */
  heldUnits: Uint8Array;
  /** Counts of all units or-ed (see `fields`), and `beyondPage`. */
  flags: Uint32Array;
  /** Weight of all units. */
  total: number;
};

/** Weighted mentions of a term in one section: the sum of BM25F before saturation. */
export function weighMentions(counts: number, section: number, factors: LengthFactors, weights: FieldWeights): number {
  const text =
    countIn(counts, 'content') * weights.content * (factors.content[section] ?? 1) +
    countIn(counts, 'code') * weights.code * (factors.code[section] ?? 1);
  if (counts < firstHeadCount) return text;
  return (
    text +
    countIn(counts, 'heading') * weights.heading * (factors.heading[section] ?? 1) +
    countIn(counts, 'ancestors') * weights.ancestors +
    countIn(counts, 'title') * weights.title +
    countIn(counts, 'keywords') * weights.keywords
  );
}

/** Rarity of something that stands in `found` of `total` sections (Robertson and Sparck Jones, never negative). */
export function rarity(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

/**
 * Scores sections against units, a unit at a time: everything a unit expands to counts as one term. The arrays are
 * reused: a result is valid until the next call.
 */
export class Scorer {
  private scores = new Float32Array(0);
  private held = new Float32Array(0);
  private heldInHead = new Float32Array(0);
  private heldItself = new Float32Array(0);
  private heldInHeading = new Float32Array(0);
  private heldUnits = new Uint8Array(0);
  private flags = new Uint32Array(0);
  private mentions = new Float32Array(0);
  private unitFlags = new Uint16Array(0);
  private touched: number[] = [];

  constructor(
    private sectionCount: number,
    private readonly source: PostingSource,
    private readonly weights: FieldWeights = fieldWeights,
  ) {
    this.resize(sectionCount);
  }

  /** Makes room for so many sections. The last result is not valid any more. */
  resize(sectionCount: number): void {
    this.sectionCount = sectionCount;
    this.scores = new Float32Array(sectionCount);
    this.held = new Float32Array(sectionCount);
    this.heldInHead = new Float32Array(sectionCount);
    this.heldItself = new Float32Array(sectionCount);
    this.heldInHeading = new Float32Array(sectionCount);
    this.heldUnits = new Uint8Array(sectionCount);
    this.flags = new Uint32Array(sectionCount);
    this.mentions = new Float32Array(sectionCount);
    this.unitFlags = new Uint16Array(sectionCount);
    this.touched = [];
  }

  score(units: readonly QueryUnit[], factors: LengthFactors): Scores {
    this.clear();
    let [total, weight] = [0, 0];
    for (const unit of units) {
      if (unit.isAcross) continue;
      total += this.addUnit(unit, factors, Infinity);
      weight += unit.weight;
    }
    const meanRarity = weight > 0 ? total / weight : Infinity;
    for (const unit of units) if (unit.isAcross) total += this.addUnit(unit, factors, meanRarity);
    const { touched, scores, held, heldInHead, heldItself, heldInHeading, heldUnits, flags } = this;
    return { touched, scores, held, heldInHead, heldItself, heldInHeading, heldUnits, flags, total };
  }

  private clear(): void {
    for (const section of this.touched) {
      this.scores[section] = 0;
      this.held[section] = 0;
      this.heldInHead[section] = 0;
      this.heldItself[section] = 0;
      this.heldInHeading[section] = 0;
      this.heldUnits[section] = 0;
      this.flags[section] = 0;
    }
    this.touched = [];
  }

  /** Collects the mentions of everything the unit expands to; returns the sections that hold any. */
  private collect(unit: QueryUnit, factors: LengthFactors): number[] {
    const found: number[] = [];
    for (const { term, weight } of unit.expansions) {
      for (const { firstSection, sections, counts, start, end } of this.source.find(term)) {
        for (let index = start; index < end; index += 1) {
          const section = firstSection + (sections[index] ?? 0);
          const packed = counts[index] ?? 0;
          if (this.mentions[section] === 0) found.push(section);
          this.mentions[section] =
            (this.mentions[section] ?? 0) + weight * weighMentions(packed, section, factors, this.weights);
          this.unitFlags[section] = (this.unitFlags[section] ?? 0) | packed;
        }
      }
    }
    return found;
  }

  private addUnit(unit: QueryUnit, factors: LengthFactors, maxRarity: number): number {
    const found = this.collect(unit, factors);
    // What stands nowhere is as rare as what stands once.
    const worth = unit.weight * Math.min(maxRarity, rarity(Math.max(1, found.length), this.sectionCount));
    for (const section of found) {
      const mentions = this.mentions[section] ?? 0;
      const flags = this.unitFlags[section] ?? 0;
      if (this.flags[section] === 0) this.touched.push(section);
      this.scores[section] = (this.scores[section] ?? 0) + (worth * mentions) / (saturation + mentions);
      this.mentions[section] = 0;
      this.unitFlags[section] = 0;
      this.flags[section] = (this.flags[section] ?? 0) | flags;
      if (unit.isOptional) continue;
      this.held[section] = (this.held[section] ?? 0) + worth;
      if (unit.weight >= unitWeights.acrossWords) this.heldUnits[section] = (this.heldUnits[section] ?? 0) + 1;
      if (flags & headMask) this.heldInHead[section] = (this.heldInHead[section] ?? 0) + worth;
      if (flags & ownMask) this.heldItself[section] = (this.heldItself[section] ?? 0) + worth;
      if (flags & headingMask) this.heldInHeading[section] = (this.heldInHeading[section] ?? 0) + worth;
      if (!(flags & pageMask)) this.flags[section] = (this.flags[section] ?? 0) | beyondPage;
    }
    return unit.isOptional ? 0 : worth;
  }
}
