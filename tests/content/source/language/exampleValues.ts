/** Z20: example addresses are reserved ones; tokens and passwords come from the environment. */
import type { LanguageRule, PageIssue } from './languageRule';
import { publicHosts } from './publicHosts';

const code = 'Z20';
const ip = /(?<![\w.])(?<![Vv版本]\s?)(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)(?!\.\d)/gu;
const mac = /(?<![\w:-])(?:[0-9A-Fa-f]{2}([:-]))(?:[0-9A-Fa-f]{2}\1){4}[0-9A-Fa-f]{2}(?![\w:-])/gu;
const host =
  /(?<=(?:https?|wss?|mqtts?|tcp|ftp|sftp):\/\/(?:[^@/\s"']+@)?)[A-Za-z0-9](?:[\w-]*\.)+[A-Za-z]{2,}(?![\w{])/gu;
const bareHost = /(?<![\w./@-])(?:www|api|mqtt|iot|ftp|smtp)\.(?:[\w-]+\.)+(?:com|cn|net|org|io)(?![\w-])/gu;
const email = /[\w.+-]+@(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/gu;
const phone = /(?<![\w.:-])1[3-9]\d{9}(?![\w.:-])/gu;
const secret =
  /(?<![A-Za-z0-9-])(?:authorization|bearer|token|access[-_]?token|password|passwd|pwd|app[-_]?secret|client[-_]?secret|secret|api[-_]?key|access[-_]?key|密码|令牌)["']?\s*(?:[:=：]\s*|\s(?=[A-Za-z0-9+/_.-]{16,}))["']?(?:(?:Bearer|Basic)\s+)?([^\s"',;&|)}\]，。；）]+)/giu;
const jwt = /\beyJ[\w-]{10,}\.[\w-]+/gu;
const harmless =
  /^(?:[$%{<*(.`\\]|X{2,}|x{3,}|your|example|process\b|os\b|env\b|null|undefined|true|false|string|token$|password$|secret$|required|必填|无|与|由|随|用|为|是)|^[^\x20-\x7e]/iu;

function isReservedIp(address: string): boolean {
  const parts = address.split('.').map(Number);
  if (parts.some((part) => part > 255)) return true; // not an address
  return /^(?:192\.168\.1\.|127\.0\.0\.1$|0\.0\.0\.0$|255\.|224\.|239\.)/.test(address);
}

function isReservedHost(name: string): boolean {
  const labels = name.toLowerCase();
  return (
    /(?:^|\.)example\.(?:com|org|net)$/.test(labels) ||
    publicHosts.has(labels) ||
    publicHosts.has(labels.replace(/^www\./, ''))
  );
}

/** Whether a literal looks like a secret: long or with digits, and not an identifier. */
function isLiteralSecret(value: string, quoted: boolean): boolean {
  if (harmless.test(value) || /^[\w]*(?:token|secret|password|key)[\w]*$/iu.test(value) || /^https?:/.test(value))
    return false;
  if (/[.(]/.test(value) && !quoted) return false;
  return /\d/.test(value) ? value.length >= 6 : quoted && value.length >= 8 && !/^[a-z]+$/i.test(value);
}

function* examineLine(text: string): Generator<string> {
  for (const [address] of text.matchAll(ip)) {
    if (!isReservedIp(address)) yield `${address}：示例地址用 192.168.1.x`;
  }
  for (const [address] of text.matchAll(mac)) {
    if (!/^00[:-]00[:-]5E[:-]00[:-]53[:-]/i.test(address)) yield `${address}：示例 MAC 地址用 00:00:5E:00:53:xx`;
  }
  for (const [name] of [...text.matchAll(host), ...text.matchAll(bareHost)]) {
    if (!isReservedHost(name)) yield `${name}：示例域名用 example.com 及其子域名`;
  }
  for (const [address] of text.matchAll(email)) {
    if (!/^[\w.-]+@\d/.test(address)) yield `${address}：示例邮箱以 @example.com 结尾`;
  }
  for (const [number] of text.matchAll(phone)) yield `${number}：不写电话号码`;
  for (const { 0: found, 1: value = '' } of text.matchAll(secret)) {
    if (isLiteralSecret(value, /["']/.test(found))) yield `“${value}”：从环境变量读取，例如 $TOKEN`;
  }
  for (const [token] of text.matchAll(jwt)) yield `“${token.slice(0, 12)}…”：从环境变量读取，例如 $TOKEN`;
}

export const exampleValuesRule: LanguageRule = {
  name: 'exampleValues',
  codes: { Z20: 'error' },
  page: () =>
    function* findExampleValues(page) {
      const lines = new Map<number, PageIssue>();
      const text = `${'\n'.repeat(page.bodyStartsAfterLine)}${page.body}`;
      for (const [index, value] of text.split('\n').entries()) {
        const line = page.sourceLines[index] ?? index + 1;
        for (const message of examineLine(value)) lines.set(lines.size, { line, code, message });
      }
      yield* new Map([...lines.values()].map((issue) => [`${issue.line} ${issue.message}`, issue])).values();
    },
};
