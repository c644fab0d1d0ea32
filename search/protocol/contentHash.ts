// FNV-1a, two lanes of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). `crypto.subtle` does not exist on
// intranet sites without https, and this must only notice damage, not an attacker: who can change the index can change
// the scripts beside it.
const prime = 0x01000193;
const seeds = [0x811c9dc5, 0x9e3779b9] as const;

/** 16 hexadecimal digits that tell `bytes` from any damaged or older version of them. */
export function contentHash(bytes: Uint8Array): string {
  let [first, second]: [number, number] = [...seeds];
  let place = 0; // an iterator takes three times as long until the engine has made it fast
  while (place < bytes.length) {
    const byte = bytes[place] ?? 0;
    place += 1;
    first = Math.imul(first ^ byte, prime);
    second = Math.imul(second ^ byte ^ (first >>> 24), prime);
  }
  return [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
