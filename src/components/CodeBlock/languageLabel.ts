const labels: Readonly<Record<string, string>> = {
  bash: 'Bash',
  c: 'C',
  csharp: 'C#',
  csv: 'CSV',
  go: 'Go',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  powershell: 'PowerShell',
  properties: 'Properties',
  python: 'Python',
  'shell-session': '终端',
  sql: 'SQL',
  st: 'ST',
  toml: 'TOML',
  typescript: 'TypeScript',
};

/**
 * Returns the label of `language` for the header of a code block, or undefined for plain text and when `title` is the
 * same.
 */
export function buildLanguageLabel(language: string | undefined, title: string | undefined): string | undefined {
  const label = language === undefined ? undefined : labels[language];
  return label?.toLowerCase() === title?.toLowerCase() ? undefined : label;
}
