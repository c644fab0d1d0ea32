import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { separateText } from './separateText.mjs';

// The rule needs types, so the code replaces a file of a TypeScript project.
const filePath = 'src/components/ProductTitle.tsx';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.tsx'],
      plugins: { site: { rules: { 'separate-text': separateText } } },
      languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
      rules: { 'site/separate-text': 'error' },
    },
  ],
});

const reported = [
  '<p>{isOpen && title}{!isOpen && hint}</p>',
  '<p>开始 {isOpen && <b>{title}</b>}</p>',
  '<p>{title}{isOpen ? <b>1</b> : null}</p>',
  '<p>{hint}{children}</p>',
  '<p>{title}{names.map((name) => <b key={name}>{name}</b>)}</p>',
  '<><b>1</b>{isOpen ? title : <i>2</i>}</>',
  '<p>{isOpen && <Translate>开始</Translate>}<b>1</b></p>',
  '<p><Translate>开始</Translate>{isOpen && <b>1</b>}</p>',
];

const accepted = [
  '<p>{isOpen && title}</p>',
  '<p>{isOpen ? title : hint}</p>',
  '<p>第 {title} 页</p>',
  '<p><b>{title}</b> {isOpen && <i>1</i>}</p>',
  '<p>{children}{isOpen && <i>1</i>}</p>',
  '<div>{title && <b>{title}</b>}<i>1</i></div>',
  '<p>{isOpen && <span><Translate>开始</Translate></span>}<b>1</b></p>',
];

/** Returns those of `samples` that the rule reports. Lints them together, as each type check takes seconds. */
async function findReported(samples: string[]): Promise<string[]> {
  const code = `
import { type ReactNode, useState } from 'react';
import Translate from '@docusaurus/Translate';
export default function Sample({ children, title, hint, names }: { children: ReactNode; title: string; hint?: string; names: string[] }) {
  const [isOpen] = useState(false);
  return [
${samples.join(',\n')},
  ];
}`;
  const [result] = await eslint.lintText(code, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  const lines = new Set(messages.map(({ line }) => code.split('\n')[line - 1]?.replace(/,$/, '')));
  return samples.filter((sample) => lines.has(sample));
}

test('reports text beside an expression that may be absent', async () => {
  expect(await findReported([...reported, ...accepted])).toEqual(reported);
});
