/** Tools that a sample may run in the tests: they talk to the local services, or do nothing outside their own folder. */
const tools = new Set([
  ...['curl', 'mosquitto_pub', 'mosquitto_sub', 'node', 'bash', 'jq', 'md5sum'],
  ...['echo', 'printf', 'cat', 'head', 'tail', 'grep', 'cut', 'tr', 'sort', 'wc', 'ls', 'mkdir'],
  ...['export', 'read', 'cd', 'test', '[', '[[', 'true', 'false', 'exit', 'local', 'set', ':'],
]);

/** Words after which a command starts. */
const openers = new Set(['if', 'then', 'elif', 'else', 'while', 'until', 'do', '!', '{', '(', 'time']);
/** Words that start or end something that is no command. */
const silent = new Set(['fi', 'done', '}', ')', 'esac']);

/** Takes commands within commands out of the text: `$(…)`, `<(…)`, backquotes, the argument of `bash -c`. */
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

/**
 * The first words of the commands in a Bash text. A scanner, not a parser: it takes quotes, comments and here-documents
 * away and splits at separators. What it does not understand comes out as a word that is no tool, so it is not run.
 */
export function findCommandWords(text: string): string[] {
  const { outer, inner } = splitNested(
    text
      .replaceAll(/\\\n/g, ' ')
      .replaceAll(/<<-?\s*(['"]?)(\w+)\1([^\n]*)\n[\s\S]*?\n\s*\2(?=\n|$)/g, '$3')
      .replaceAll(/(^|\s)#[^\n]*/g, '$1'),
  );
  const plain = outer.replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, 'Q').replaceAll(/\d?>&\d/g, '');
  const words = plain.split(/&&|\|\||[\n;|&]/).flatMap((command): string[] => {
    const [first] = command
      .trim()
      .replace(/^timeout \S+ /, '')
      .split(/\s+/)
      .filter((word) => word !== '' && !openers.has(word) && !/^\w+=\S*$/.test(word) && !/^\d?[<>]/.test(word));
    return first === undefined || silent.has(first) ? [] : [first.replace(/\)+$/, '')];
  });
  return [...words, ...inner.flatMap(findCommandWords)];
}

/** Where a text writes outside its folder: `> /etc/hosts`, but not `2>/dev/null`. */
const writesElsewhere = />>?\s*["']?(?:\/(?!dev\/)|~|\.\.\/)/;

/** Whether the tests may run this Bash text: every command is a known tool, and it writes here only. */
export function isRunnable(text: string): boolean {
  return text.trim() !== '' && !writesElsewhere.test(text) && findCommandWords(text).every((word) => tools.has(word));
}

/** Files that the text hands to Bash: `bash check.sh` gives `check.sh`. */
export function findBashFiles(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;&|(])bash\s+([\w./-]+\.sh)\b/g)].map((match) => match[1] ?? '');
}

/** Files that the text hands to Node: `node device.mjs` gives `device.mjs`. */
export function findNodeFiles(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;&|(])node\s+([\w./-]+\.[cm]?js)\b/g)].map((match) => match[1] ?? '');
}

/** Packages that the text installs: `npm install mqtt@5` gives `{name: 'mqtt', range: '5'}`. */
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
