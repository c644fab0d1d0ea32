/**
 * Extracts the message of a pasted log line. Logging formats write a timestamp first, then any of level, host, program,
 * process, thread and logger. The documentation contains none of these, and together they often fill a query.
 */

const date = String.raw`\d{4}[-/.年]?\d\d?[-/.月]?\d\d?日?|\d\d?[./]\d\d?[./]\d{4}|\d\d?\/[A-Z][a-z]{2}\/\d{4}`;
const zone = String.raw`Z\b|[+-]\d\d:?\d\d\b| [+-]\d\d:\d\d\b| [+-]\d{4}(?=\]| UTC)| UTC\b`;
const second = String.raw`:\d\d(?:[.,:]\d{1,9}(?!\d))?(?: ?[AP]M\b)?(?:${zone})*`;
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const weekday = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?';
const level =
  'EMERG(?:ENCY)?|ALERT|CRIT(?:ICAL)?|FATAL|PANIC|SEVERE|ERR(?:OR)?|WARN(?:ING)?|NOTICE|INFO|DEBUG|TRACE|VERBOSE';
/** Thread or logger. A single word, as in [Modbus], may be part of the message. */
const thread = String.raw`\[(?:main|root|(?=[^\]]*[a-z])[\w$]+(?:[-.#:/@][\w$]*)+)\]`;

/** Fields at the start of a log line. */
const starts = [
  // ISO 8601 and similar: Docker, Go, logback, nginx, exports of PLCs and spreadsheets
  new RegExp(String.raw`^(?:time=|ts=)?["'[(]?(?:${date})[T_:\s-]\s?\d\d?:\d\d(?:${second})?["'\])]?`),
  // A time without a date needs a fraction or brackets: others may be queries.
  new RegExp(String.raw`^(?:\[\d\d?:\d\d${second}\]|\d\d:\d\d:\d\d[.,]\d{3,9}\b)`),
  // syslog and journald with host and program, java.util.logging, Apache
  new RegExp(
    String.raw`^\[?${weekday}${month} {1,2}\d\d?,? (?:\d{4},? )?\d\d?:\d\d${second}(?: \d{4}\])?(?: [\w.-]+ [\w./@-]+(?:\[\d+\])?:)?`,
  ),
  /^[EWIF]\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ [\w.-]+:\d+\]/, // klog
  /^\[ *\d+\.\d{6}\]/, // the Linux kernel
  new RegExp(String.raw`^(?:\[(?:${level}|错误|警告|信息)\]|level=(?:${level})\b)`, 'i'),
  new RegExp(String.raw`^(?:(?:${level}):(?:[\w.]+:| {3,})|(?:${level}) +${thread}|<\d{1,3}>(?:1 )?)`),
  /^(?:[\w.-]+\.[jt]sx?:\d+(?::\d+)?|VM\d+:\d+)\s+(?=Uncaught |(?:GET|POST|PUT|DELETE) )/, // browser consoles
  /^Traceback \(most recent call last\):/,
];

/** Fields between the first one and the message. Words that may be part of a message are not included. */
const fields = [
  ...starts,
  /^[\s|;,]+/,
  /^[-–:]+\s+/,
  new RegExp(String.raw`^(?:${level})(?=[\s|;,:])`),
  new RegExp(String.raw`^(?:["'[(<](?:${level})["'\])>]:?|(?:${level})[|;:](?=\s))`, 'i'),
  new RegExp(String.raw`^[\w.$-]+\s+-\s+(?=(?:${level})\b)`),
  /^\d+ +(?=(?:--- )?\[)/,
  new RegExp(String.raw`^${thread}(?=\s)`),
  /^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)? - /,
  new RegExp(String.raw`^\[\d+\](?=\s*(?:\[|(?:${level})\b))`),
  /^\d+#\d+: (?:\*\d+ )?/,
  /^[\w./-]+\.(?:go|py|js|ts|c|cc|cpp|java|rs):\d+(?::\d+)?:?(?=\s)/,
  /^\w[\w$-]*(?:\.[\w$-]+)+\s+[-:]\s+(?=\S)/,
  /^(?:[a-z]\w*\.){2,}[A-Z][\w$]*:(?=\s)/,
  /^[\w./@-]+ [\w./@-]+\[\d+\]:/,
  /^(?:msg|message)=/,
];

/** Names of exceptions, which are part of the message. */
const exception = /^[\w.$]*(?:Error|Exception|Fault)\b/;

/** Fields before the timestamp: the service (Docker Compose), the client (access logs of nginx). */
const source = /^(?:[\w.-]+ *\| *|\d+(?:\.\d+){3} - \S+ (?=\[))/;

/** Lines of a stack trace. Python writes the line of code below. */
const frames =
  /^[ \t]*(?:at \S.*(?:\)|:\d+)|File "[^"\n]*", line \d+.*(?:\n {4,}.*)?|\.{3} \d+ more|goroutine \d+ \[.*|\S+\.go:\d+ \+0x[\da-f]+|\S*@\S+:\d+:\d+)[ \t]*$/gm;

/** Hosts, which are those of the user, and stack frames within a line. */
const hosts =
  /\bhttps?:\/\/[^\s/"'<>)]+|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\b|\(?(?:webpack|file):\/\/\S+| at [\w$.<>]{1,120} ?\([^() ]{1,200}:\d+\)/g;

/** Maximum length of text that is examined. */
const maxChars = 20_000;

function isLogLine(line: string): boolean {
  return starts.some((start) => start.test(line));
}

function dropFields(line: string): string {
  let rest = line;
  while (!exception.test(rest)) {
    const current = rest;
    const field = fields.map((one) => one.exec(current)?.[0]).find(Boolean);
    if (field === undefined) break;
    rest = rest.slice(field.length);
  }
  return rest;
}

function dropPrefix(line: string): string {
  const text = isLogLine(line) ? line : line.replace(source, '');
  return isLogLine(text) ? dropFields(text) : line;
}

/**
 * Returns the messages of text that begins as a log line. Returns other text, and a log line without a message,
 * unchanged.
 */
export function readLogMessage(text: string): string {
  const log = text.slice(0, maxChars).trim();
  if (!isLogLine(log) && !isLogLine(log.replace(source, ''))) return text;
  const lines = log.replace(/\r\n?/g, '\n').replace(frames, '').split('\n');
  const messages = lines.map((line) => dropPrefix(line.trim())).join(' ');
  const message = messages.replace(/\s+/g, ' ').replace(hosts, '').replace(/ {2,}/g, ' ').trim();
  return message === '' ? text : message;
}
