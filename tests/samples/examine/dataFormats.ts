/** Parsers of data formats. Each throws on an invalid text. */
import { parse as parseCss } from 'postcss';
import { type ParseError, parse as parseJsonc, printParseErrorCode } from 'jsonc-parser';
import { parseFragment } from 'parse5';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

function checkJsonc(text: string): void {
  const errors: ParseError[] = [];
  parseJsonc(text, errors, { allowTrailingComma: false });
  const [error] = errors;
  if (error) throw new Error(`${printParseErrorCode(error.error)} at character ${error.offset}`);
}

/** Accepts sections in brackets, `name = value` lines, comments with `;` or `#`. */
function checkIni(text: string): void {
  text.split('\n').forEach((line, index) => {
    if (!/^\s*(?:$|[;#]|\[[^\]]+\]\s*$|[^=\s[][^=]*=)/.test(line)) throw new Error(`line ${index + 1}: ${line}`);
  });
}

/** Accepts the format of Java: `name=value`, `name: value` or `name value`, comments with `#` or `!`. */
function checkProperties(text: string): void {
  text
    .replaceAll(/\\\n/g, '')
    .split('\n')
    .forEach((line, index) => {
      if (!/^\s*(?:$|[#!]|[^\s=:]+\s*[=:\s])/.test(line)) throw new Error(`line ${index + 1}: ${line}`);
    });
}

/** Requires the same number of fields in every line (RFC 4180). */
function checkCsv(text: string): void {
  const widths = text.split('\n').map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length);
  const place = widths.findIndex((width) => width !== widths[0]);
  if (place >= 0)
    throw new Error(`line ${place + 1} has ${widths[place] ?? 0} fields, the first line ${widths[0] ?? 0}`);
}

function checkHtml(text: string): void {
  const ignored: readonly string[] = ['missing-doctype']; // a fragment has none
  parseFragment(text, {
    onParseError({ code, startLine }) {
      if (!ignored.includes(code)) throw new Error(`line ${startLine}: ${code}`);
    },
  });
}

export const dataFormats: Readonly<Record<string, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text) as unknown,
  jsonc: checkJsonc,
  yaml: (text) => parseYaml(text) as unknown,
  toml: parseToml,
  ini: checkIni,
  properties: checkProperties,
  csv: checkCsv,
  html: checkHtml,
  css: (text) => parseCss(text),
};
