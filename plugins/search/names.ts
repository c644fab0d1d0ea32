import { loadFacts } from '../../facts/loadFacts';
import type { NameSource } from '../../search/indexer/languageTables/otherNames';

/** What readers say for what the pages say, where no term of the vocabulary is meant: verbs, symptoms, parts of terms. */
const spokenNames: readonly NameSource[] = [
  { names: ['端口'], said: ['端口号'] },
  { names: ['认证'], said: ['鉴权', '身份认证'] },
  { names: ['调用频率'], said: ['限流', '频率限制'] },
  { names: ['断电'], said: ['掉电'] },
  { names: ['没有应答'], said: ['不响应', '无响应', '不应答', '无应答'] },
  { names: ['没有反应'], said: ['没反应'] },
  { names: ['删除'], said: ['删不掉', '删不了', '删掉'] },
  { names: ['安装软件'], said: ['装软件'] },
  { names: ['失效'], said: ['过期'] },
  { names: ['方向错误'], said: ['方向反了', '方向不对'] },
  { names: ['访问令牌'], said: ['token'] },
];

/** Names of things in the vocabulary of the pages, and what readers call them besides. */
export function findNames(root: string): NameSource[] {
  const terms = [...loadFacts(root).byKey.values()].flatMap((fact): NameSource[] => {
    if (fact.type !== 'term') return [];
    const { zh, abbr, en, forbidden, first } = fact;
    const names = [zh, abbr, en].filter((name) => name !== undefined);
    return [{ names, said: [...forbidden, ...first.split(/[（），]/)].filter((name) => name !== '') }];
  });
  return [...terms, ...spokenNames];
}
