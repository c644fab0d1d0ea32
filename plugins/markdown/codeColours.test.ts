import { readFileSync } from 'node:fs';
import type { Element, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { highlighter } from './highlighter';

const css = readFileSync('src/css/code.css', 'utf8');

const samples: Record<string, string> = {
  bash: '#!/bin/bash\n# c\nexport A="x $B"\nif [ -f a ]; then echo hi | grep -E \'x\' > /dev/null 2>&1; fi\nfor i in 1 2; do f() { return 1; }; done\nsudo apt-get install x <<EOF\nab\nEOF\ndeclare -a y; $(ls) ${A:-1} true',
  go: 'package main\n// c\nfunc main() { var a int = 1; x := make([]byte, 0x1F); fmt.Println("a\\n", `b`, nil, \'c\', a != b, true) }',
  ini: '; c\n[sec]\nkey=value\nk2="v"',
  properties: '# c\na.b=c\nd: e',
  'shell-session': '$ ls -la\nout\nroot@host:~# echo "a"\nout',
  yaml: '# c\nname: "x" # c\nhost: y\nlist: [1, true, null]\ndate: 2001-12-14\nanchor: &a !!str z\n---\n- *a\n',
  toml: '# c\n[a.b]\nk="v"\nn=1\nd=1979-05-27\nb=true',
  c: '#include <stdio.h>\n#define X 1\n/* c */ int main(void) { char *s = "a"; struct foo b; if (a->b == 1) return f(0x1, \'c\'); }',
  csharp:
    '#define X\n#if X // c\nusing System;\nusing S = System.String;\n#endif\nnamespace A.B { [Attr("x", N = 1)] public sealed class A<T> : B, IC where T : class, new() { const int N = 0x1F; static readonly string S = @"a\\b"; char c = \'x\'; public int P { get; private set; } = 1; [DllImport("a.dll")] static extern int f(byte[] d); async Task<int> G(out int? a, params object[] o) { var l = new List<string> { "a" }; foreach (var e in l) { if (e == null || !x) throw new E($"t {e:0.0}"); } lock (l) { await Task.Run(() => l.Where(b => b.C).ToList()); } try { goto d; } catch (E e) when (e.A) { } return default(int) + nameof(A).Length; } } }',
  java: 'package a.b;\nimport java.util.List; // c\n@Override public final class A<T extends B> implements C { static final int N = 0x1F; String s = "a\\n"; char c = \'x\'; boolean f(List<? super T> l) throws E { for (Map.Entry<String, A> e : m) { if (e == null || !x) return true; } return l.stream().map(A::b).count() >= 1L; } }',
  javascript:
    'import a from "b"; // c\nconst f = async (x) => { class A extends B { #p = 1; } ; `t ${x}`; /re/g.test(s); return null === undefined || true; }; x = { a: 1, "b": 2 };',
  json: '{"a": "b", "n": -1.5e3, "t": true, "z": null, "o": [1]} // c',
  markup: '<!doctype html>\n<!-- c --><p id="a" hidden>x &amp; y</p><script>let a = 1;</script>',
  typescript:
    'interface A<T> { a: string; b?: number } enum E { A } function f<T>(x: T): x is string { return x as any } abstract class C implements D { @dec() m() {} }',
  powershell:
    '# c\n$a = @{ Name = "x $b" }\nGet-ChildItem -Path C:\\x | Where-Object { $_.Length -gt 10 }\nfunction F([string]$p) { if ($true) { return $null } }\ncurl.exe -X POST `\n',
  python:
    '# c\nimport a.b\n@dec\nclass A(B):\n    x: int = 0x1F\n    def f(self, *a):\n        """d"""\n        return f"{a[0]} x" if a is not None and True else b"y" + str(1.5)\n',
  sql: "-- c\nCREATE TABLE t (a text NOT NULL, n int DEFAULT -1.5);\nSELECT `a`, COUNT(*) FROM t WHERE a = 'x' AND b IS NULL OR c = true LIMIT 10; SET @v = $1;",
  st: "(* c *) VAR x : INT := 5; s : STRING := 'a'; b : BOOL := TRUE; END_VAR IF x > 3 THEN MC_Power(Axis := a); END_IF T#5s",
};

function tokensOf(nodes: readonly RootContent[]): Element[] {
  return nodes.flatMap((node) => (node.type === 'element' ? [node, ...tokensOf(node.children)] : []));
}

describe('code colours', () => {
  // Wrappers with colored children, and children with the color of their wrapper.
  const structural = new Set([
    'attribute',
    'attribute-arguments',
    'format-string',
    'interpolation-string',
    'string-interpolation',
    'type-list',
    'command',
    'info',
    'path',
    'user',
    'expression',
    'generic',
    'generics',
    'identifier',
    'import',
    'macro-name',
    'name',
    'namespace',
    'directive-hash',
    'doctype-tag',
    'inner-value',
    'language-bash',
    'language-regex',
    'regex-source',
  ]);

  // spec: code-languages-highlighted
  it.each(Object.entries(samples))('covers every token type of %s', (language, source) => {
    const uncovered = tokensOf(highlighter.highlight(source, language).children)
      .map(({ properties }) => (Array.isArray(properties.className) ? properties.className.map(String).slice(1) : []))
      .filter(
        (kinds) =>
          !kinds.some(
            (kind) => structural.has(kind) || css.includes(`.token.${kind},`) || css.includes(`.token.${kind} {`),
          ),
      );
    expect(uncovered).toEqual([]);
  });

  it('has a sample for every registered language', () => {
    const aliases = new Set([
      'clike',
      'cs',
      'dotnet',
      'js',
      'ts',
      'sh',
      'shell',
      'sh-session',
      'shellsession',
      'webmanifest',
      'yml',
      'plain',
      'plaintext',
      'py',
      'text',
      'txt',
      'atom',
      'html',
      'mathml',
      'rss',
      'ssml',
      'svg',
      'xml',
    ]);
    expect(
      highlighter
        .listLanguages()
        .filter((name) => !aliases.has(name))
        .sort(),
    ).toEqual(Object.keys(samples).sort());
  });
});
