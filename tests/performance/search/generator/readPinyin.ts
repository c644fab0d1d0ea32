import { pinyin } from 'pinyin-pro';
import { listCommonCharacters } from '../../../../search/protocol/gb2312';

/** Returns whether `text` consists of `min` to `max` Han characters. */
export function isHanHeading(text: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max && /^\p{Script=Han}+$/u.test(text);
}

/** Returns syllables as typed: without tones, ü as v; polyphones by their word. */
export function readPinyin(han: string): string[] {
  return pinyin(han, { toneType: 'none', type: 'array', v: true });
}

/** Returns the initials of the syllables. */
export function readInitials(han: string): string {
  return readPinyin(han)
    .map((syllable) => syllable.charAt(0))
    .join('');
}

let charactersBySound: Map<string, string> | undefined;

function soundOf(character: string): string {
  return readPinyin(character)[0] ?? '';
}

/** Returns other common characters with the same syllable, as input methods offer them. */
export function findHomophones(character: string): string[] {
  charactersBySound ??= [...listCommonCharacters()].reduce((bySound, common) => {
    const sound = soundOf(common);
    return bySound.set(sound, (bySound.get(sound) ?? '') + common);
  }, new Map<string, string>());
  return [...(charactersBySound.get(soundOf(character)) ?? '')].filter((other) => other !== character);
}
