import type { ShippedPackage } from './readPackage';

/** Listed package. `use` describes the shipped part of a package that is not a module of a script or stylesheet. */
export type ListedPackage = ShippedPackage & { use?: string | undefined };

const line = '='.repeat(80);

const head = `本站使用的开源软件

本站的脚本、样式和搜索索引含有下列软件，或者含有由它们的数据生成的内容。
每个软件列出名称、版本、许可证和主页，随后是许可证原文；原文相同的软件列在一起。`;

function buildEntry({ name, version, licence, address, use }: ListedPackage): string {
  const facts = [`${name} ${version}`, `  许可证：${licence}`];
  if (address !== undefined) facts.push(`  主页：${address}`);
  if (use !== undefined) facts.push(`  用途：${use}`);
  return facts.join('\n');
}

/** Compares by name and version in code point order, which is the same on every machine. */
function compare(a: ShippedPackage, b: ShippedPackage): number {
  const [left, right] = [`${a.name}\n${a.version}`, `${b.name}\n${b.version}`];
  return left < right ? -1 : Number(left > right);
}

/**
 * Builds the published text: packages by name, each with its license. Packages with equal texts (ignoring white space)
 * share one. A package installed several times is listed once per version.
 */
export function buildList(packages: readonly ListedPackage[]): string {
  const groups = new Map<string, { entries: Set<string>; text: string }>();
  for (const listed of packages.toSorted(compare)) {
    const text = listed.texts.join('\n\n');
    const key = text.replace(/\s+/g, ' ');
    const group = groups.get(key) ?? { entries: new Set(), text };
    groups.set(key, group);
    group.entries.add(buildEntry(listed));
  }
  const sections = [...groups.values()].map(({ entries, text }) => `${[...entries].join('\n')}\n\n${text}`);
  return `${[head, ...sections].join(`\n\n${line}\n\n`)}\n`;
}
