import { hanKind, kindOfUnit } from '../text/characters';

const unitCount = 0x10000;

/**
 * Ids of the Han characters of an index, in order of appearance, from 1 on. There are some three thousand: tables by id
 * are small and fast to create, unlike tables by code unit.
 */
export class HanIds {
  private readonly ids = new Uint16Array(unitCount);
  private next = 1;

  /** Limit of all ids. */
  get end(): number {
    return this.next;
  }

  /** Returns the id of a code unit, 0 when it was never added. */
  find(unit: number): number {
    return this.ids[unit] ?? 0;
  }

  /** Returns the id of a Han character, 0 for other code units. */
  findOrAdd(unit: number): number {
    const known = this.ids[unit] ?? 0;
    if (known !== 0 || kindOfUnit(unit) !== hanKind) return known;
    this.ids[unit] = this.next;
    this.next += 1;
    return this.next - 1;
  }
}
