/**
 * Tools that a sample may run in the tests: they connect to local services or work inside their folder.
 */
const tools = new Set([
  ...[
    'curl',
    'mosquitto_pub',
    'mosquitto_sub',
    'node',
    'python3',
    'bash',
    'jq',
    'md5sum',
    'od',
    'gcc',
    'go',
    'mcs',
    'mono',
  ],
  ...['echo', 'printf', 'cat', 'head', 'tail', 'grep', 'cut', 'tr', 'sort', 'wc', 'ls', 'mkdir'],
  ...['export', 'read', 'cd', 'test', '[', '[[', 'true', 'false', 'exit', 'local', 'set', ':'],
]);

/** Words that precede a command. */
const openers = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '!', '{', '(', 'time']);
/** Words that are not commands. */
const keywords = new Set(['fi', 'done', '}', ')', 'esac']);

/** Extracts nested commands: `$(…)`, `<(…)`, backquotes, the argument of `bash -c`. */
function splitNested(text: string): { outer: string; inner: string[] } {
  const inner: string[] = [];
  const take = (match: string, content: string): string => {
    inner.push(content);
    return match.startsWith('bash') ? ':' : 'Q';
  };
  let outer = text
    .replaceAll(/\bbash -c "((?:\\.|[^"\\])*)"/g, take)
    .replaceAll(/\bbash -c '([^']*)'/g, take)
    .replaceAll(/`([^`]*)`/g, take);
  // Innermost first, until no pair of brackets is left.
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replaceAll(/[$<>]\(([^()]*)\)/g, take);
  }
  return { outer, inner };
}

/** Removes comments. Keeps strings, in which `#` does not start a comment. */
function dropComments(text: string): string {
  return text.replaceAll(
    /'[^']*'|"(?:\\.|[^"\\])*"|(^|\s)#[^\n]*/g,
    (found: string, before?: string) => before ?? found,
  );
}

/** Removes here-documents. One with command substitutions leaves a word that is not a tool. */
function dropHereDocuments(text: string): string {
  return text.replaceAll(
    /<<-?\s*(['"]?)(\w+)\1([^\n]*)\n([\s\S]*?\n)?\s*\2(?=\n|$)/g,
    (_all, quote: string, _end: string, rest: string, content: string | undefined) =>
      quote === '' && /\$\(|`/.test(content ?? '') ? `${rest}\n(commands in a here-document)` : rest,
  );
}

/**
 * Finds the first words of the commands in a Bash text. Removes quotes, comments and here-documents and splits at
 * separators instead of parsing. Unknown syntax becomes a word that is not a tool, and the text is not run.
 */
export function findCommandWords(text: string): string[] {
  const { outer, inner } = splitNested(dropComments(dropHereDocuments(text.replaceAll(/\\\n/g, ' '))));
  const plain = outer.replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, 'Q').replaceAll(/\d?>&\d/g, '');
  const words = plain.split(/&&|\|\||[\n;|&]/).flatMap((command): string[] => {
    const [first, second = ''] = command
      .trim()
      .replace(/^timeout \S+ /, '')
      .split(/\s+/)
      .filter((word) => word !== '' && !openers.has(word) && !/^\w+=\S*$/.test(word) && !/^\d?[<>]/.test(word));
    if (first === undefined || keywords.has(first)) return [];
    // `exec 3<>/dev/tcp/…` only opens a connection. With a command it would run it.
    if (first === 'exec')
      return /^(?:\d?[<>&]\S*\s*)*$/.test(command.trim().slice('exec'.length).trim()) ? [] : ['exec'];
    // Programs that an earlier block of the page compiled.
    if (/^\.\/[\w-]+(?:\.exe)?$/.test(first)) return [];
    // Bash may run anything when it reads commands from its input.
    if (first === 'bash' && !second.endsWith('.sh')) return ['bash without a file'];
    return [first.replace(/\)+$/, '')];
  });
  return [...words, ...inner.flatMap(findCommandWords)];
}

/** Matches access outside the folder: `> /etc/hosts`, `--output /tmp/x`, `cd ..`, but not `2>/dev/null`. */
const writesElsewhere = /(?:>>?|\s-o|\s--output|(?:^|[\s;&|(])(?:cd|mkdir))(?:\s+-p)?[\s=]*["']?(?:\/(?!dev\/)|~|\.\.)/;

/** Whether the tests may run this Bash text: every command is a known tool and writes inside the folder. */
export function isRunnable(text: string): boolean {
  return text.trim() !== '' && !writesElsewhere.test(text) && findCommandWords(text).every((word) => tools.has(word));
}

/** Finds files passed to Bash: `check.sh` for `bash check.sh`. */
export function findBashFiles(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;&|(])bash\s+([\w./-]+\.sh)\b/g)].map((match) => match[1] ?? '');
}

/**
 * Finds the possible source files of the programs that the text starts: `./agent`, `go run agent.go`, `mono Agent.exe`.
 */
export function findProgramSources(text: string): string[] {
  const started = [...text.matchAll(/(?:^|[\s;&|(])\.\/([\w-]+)(?:\.exe)?(?=$|[\s;&|)])/gm)].map(
    (match) => match[1] ?? '',
  );
  const run = [...text.matchAll(/\bgo run (?:\.\/)?([\w-]+\.go)\b/g)].map((match) => match[1] ?? '');
  const mono = [...text.matchAll(/\bmono ([\w-]+)\.exe\b/g)].map((match) => `${match[1] ?? ''}.cs`);
  return [...started.flatMap((name) => [`${name}.c`, `${name}.go`]), ...run, ...mono];
}

/** Finds files passed to Node.js: `device.mjs` for `node device.mjs`. */
export function findNodeFiles(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;&|(])node\s+([\w./-]+\.[cm]?js)\b/g)].map((match) => match[1] ?? '');
}

/** Finds files passed to Python: `device.py` for `python3 device.py`. */
export function findPythonFiles(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;&|(])python3\s+([\w./-]+\.py)\b/g)].map((match) => match[1] ?? '');
}

/** Finds packages that the text installs: `{name: 'mqtt', range: '5'}` for `npm install mqtt@5`. */
export function findNpmPackages(text: string): { name: string; range: string }[] {
  return [...text.matchAll(/\bnpm (?:install|i) ([^\n;&|]+)/g)].flatMap((match) =>
    (match[1] ?? '')
      .split(/\s+/)
      .filter((word) => word !== '' && !word.startsWith('-'))
      .map((word) => {
        const at = word.lastIndexOf('@');
        return at > 0 ? { name: word.slice(0, at), range: word.slice(at + 1) } : { name: word, range: '' };
      }),
  );
}
