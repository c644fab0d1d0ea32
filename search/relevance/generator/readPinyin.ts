import { pinyin } from 'pinyin-pro';

/** Characters of GB 2312 level 1, the common ones, in the order of the standard: by pinyin. */
const commonCharacters = ((): string => {
  const decoder = new TextDecoder('gb18030');
  let characters = '';
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) {
      characters += decoder.decode(Uint8Array.of(row, cell));
    }
  }
  return characters;
})();

/** Whether `text` consists of `min` to `max` Han characters. */
export function isHanHeading(text: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max && /^\p{Script=Han}+$/u.test(text);
}

/** Syllables without tones, ü as v, as typed; polyphones by their word. */
export function readPinyin(han: string): string[] {
  return pinyin(han, { toneType: 'none', type: 'array', v: true });
}

/** First letters of the syllables. */
export function readInitials(han: string): string {
  return readPinyin(han)
    .map((syllable) => syllable.charAt(0))
    .join('');
}

let charactersBySound: Map<string, string> | undefined;

function soundOf(character: string): string {
  return readPinyin(character)[0] ?? '';
}

/** Common characters other than this one that an input method offers for the same syllable. */
export function findHomophones(character: string): string[] {
  charactersBySound ??= [...commonCharacters].reduce((bySound, common) => {
    const sound = soundOf(common);
    return bySound.set(sound, (bySound.get(sound) ?? '') + common);
  }, new Map<string, string>());
  return [...(charactersBySound.get(soundOf(character)) ?? '')].filter((other) => other !== character);
}
