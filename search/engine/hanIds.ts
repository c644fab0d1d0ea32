import { hanKind, kindOfUnit } from '../text/characters';

const unitCount = 0x10000;

/**
 * Ids of the Han characters of an index, in order of appearance, from 1 on. There are some three thousand: tables by id
 * are small and fast to create, unlike tables by code unit.
 */
export class HanIds {
  private readonly ids = new Uint16Array(unitCount);
  private readonly units: number[] = [0];

  /** Limit of all ids. */
  get end(): number {
    return this.units.length;
  }

  /** Returns the id of a code unit, 0 when it was never added. */
  find(unit: number): number {
    return this.ids[unit] ?? 0;
  }

  /** Returns the id of a Han character, 0 for other code units. */
  findOrAdd(unit: number): number {
    const known = this.ids[unit] ?? 0;
    if (known !== 0 || kindOfUnit(unit) !== hanKind) return known;
    this.ids[unit] = this.units.length;
    return this.units.push(unit) - 1;
  }

  /** Returns the character of an id; empty for 0. */
  characterOf(id: number): string {
    return id === 0 ? '' : String.fromCharCode(this.units[id] ?? 0);
  }
}
