import { editDistance } from '../catalog/editDistance';

/** Returns up to `count` candidates with a spelling similar to `wanted`, nearest first. */
export function findNearest(wanted: string, candidates: Iterable<string>, count = 3): string[] {
  const lastPart = wanted.split('.').at(-1) ?? wanted;
  return [...candidates]
    .map((key) => ({ key, distance: editDistance(wanted, key) - (key.endsWith(`.${lastPart}`) ? lastPart.length : 0) }))
    .filter(({ distance }) => distance <= Math.max(3, wanted.length / 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ key }) => key);
}
