import { Converter, Locale } from 'opencc-js';
import type { NameSource } from './synonyms';

/** Returns OpenCC's phrases for Taiwan: "網絡 網路|軟件 軟體|…". */
function listPhrases(): [mainland: string, taiwan: string][] {
  return (Locale.to.twp ?? [])
    .flat()
    .filter((dictionary) => typeof dictionary === 'string')
    .flatMap((dictionary) => dictionary.split('|'))
    .flatMap((entry) => {
      const [mainland = '', taiwan = ''] = entry.split(' ');
      return mainland.length > 1 && taiwan.length > 1 ? [[mainland, taiwan] as [string, string]] : [];
    });
}

/** Returns Taiwan wording (軟體 for 软件) in simplified characters, as in folded queries: 软体. */
export function listTaiwanSynonyms(): NameSource[] {
  const simplify = Converter({ from: 't', to: 'cn' });
  const simplifyTaiwan = Converter({ from: 'tw', to: 'cn' });
  return listPhrases().map(([mainland, taiwan]) => ({
    names: [simplify(mainland)],
    synonyms: [simplifyTaiwan(taiwan)],
  }));
}
