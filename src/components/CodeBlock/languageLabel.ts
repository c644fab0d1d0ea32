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
  'shell-session': '终端',
  sql: 'SQL',
  st: 'ST',
  toml: 'TOML',
  typescript: 'TypeScript',
};

/** What the header of a code block calls `language`; undefined for plain text, and when `title` says it already. */
export function buildLanguageLabel(language: string | undefined, title: string | undefined): string | undefined {
  const label = language === undefined ? undefined : labels[language];
  return label?.toLowerCase() === title?.toLowerCase() ? undefined : label;
}
