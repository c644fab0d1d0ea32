import type { Syntax } from 'refractor/core';

/** Grammar of IEC 61131-3 structured text (`st`), which Prism lacks. Keywords: IEC 61131-3, tables 3, 10 and 72. */
export const structuredText: Syntax = (prism) => {
  prism.languages.st = {
    comment: [
      { pattern: /\(\*[\s\S]*?\*\)/, greedy: true },
      { pattern: /\/\/.*/, greedy: true },
    ],
    string: { pattern: /'(?:\$.|[^'$\r\n])*'|"(?:\$.|[^"$\r\n])*"/, greedy: true },
    keyword:
      /\b(?:ARRAY|BY|CASE|CONSTANT|DO|ELSE|ELSIF|END_(?:CASE|FOR|FUNCTION|FUNCTION_BLOCK|IF|PROGRAM|REPEAT|STRUCT|TYPE|VAR|WHILE)|EXIT|FOR|FUNCTION|FUNCTION_BLOCK|IF|OF|POINTER|PROGRAM|REPEAT|RETURN|STRUCT|THEN|TO|TYPE|UNTIL|VAR(?:_GLOBAL|_INPUT|_IN_OUT|_OUTPUT)?|WHILE)\b/i,
    'class-name':
      /\b(?:BOOL|BYTE|WORD|DWORD|LWORD|U?SINT|U?D?INT|U?LINT|L?REAL|STRING|TIME|DATE|TIME_OF_DAY|DATE_AND_TIME)\b/i,
    boolean: /\b(?:FALSE|TRUE)\b/i,
    number: /\b(?:T#[\w.]+|\d+#[\dA-F_]+|\d[\d_]*(?:\.\d+)?(?:E[+-]?\d+)?)\b/i,
    operator: /:=|=>|<>|<=|>=|[-+*/=<>&^]|\b(?:AND|MOD|NOT|OR|XOR)\b/i,
    function: /\b[a-z_]\w*(?=\s*\()/i,
    punctuation: /[()[\]{};:.,]/,
  };
};
structuredText.displayName = 'st';
structuredText.aliases = [];
