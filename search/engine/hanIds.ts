import { hanKind, kindOfUnit } from '../text/characters';

const unitCount = 0x10000;

/**
 * Numbers for the Han characters of an index, in the order in which they come, from 1 on. There are some three
 * thousand: a table with a place for each of them is small and quickly made, one for every code unit is neither.
 */
export class HanIds {
  private readonly ids = new Uint16Array(unitCount);
  private readonly units: number[] = [0];

  /** All numbers are below this. */
  get end(): number {
    return this.units.length;
  }

  /** Number of the character of a code unit, 0 when it was never added. */
  find(unit: number): number {
    return this.ids[unit] ?? 0;
  }

  /** Number of a Han character, 0 for every other code unit. */
  findOrAdd(unit: number): number {
    const known = this.ids[unit] ?? 0;
    if (known !== 0 || kindOfUnit(unit) !== hanKind) return known;
    this.ids[unit] = this.units.length;
    return this.units.push(unit) - 1;
  }

  /** The character of a number; none for 0. */
  characterOf(id: number): string {
    return id === 0 ? '' : String.fromCharCode(this.units[id] ?? 0);
  }
}
