/** Z24: names in their official spelling. */
import escapeRegExp from 'escape-string-regexp';
import { han } from '../prose/passage';
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';

const names = `
  MQTT, JavaScript, TypeScript, GitHub, WinCE, EtherCAT, WebSocket, Node.js, Linux, Windows, JSON, HTTP,
  HTTPS, TCP, UDP, API, URL, USB, VNC, FTP, SFTP, PLC, HMI, CSV, XML, YAML, Wi-Fi, Bluetooth, Docker,
  Ubuntu, Debian, iOS, Android, Chrome, Firefox, Safari, Modbus, STOMP, SockJS, ASCII, UTF-8, QoS, CANopen,
  PROFINET, PROFIBUS, WinSCP, OtoStudio, jQuery, MySQL, PostgreSQL, Redis, PDF, PNG, SVG, CPU, Ethernet,
  DLL, SDK, CLI, GUI, HTML, CSS, SQL, TLS, SSL, DNS, DHCP, LAN, SSH, PowerShell, OpenAPI, AsyncAPI, Neptune,
  Janus, Triton, IP, ID, LWT, REST, CONNACK, OPC UA, Modbus TCP, Modbus RTU, Modbus Poll, Modbus Slave, ARM,
  OTA, IPC, PTP, LED, CAN, EasyBuilder Pro, Weintek, Siemens, JWT, CRC, LSB, MSB, BOM,
  CAD, CAM, STL, macOS, PC, RJ45, WLAN
`
  .split(',')
  .map((name) => name.trim());
/** Spellings that differ by more than case. */
const variants: readonly (readonly [string, string])[] = [
  ['Java Script', 'JavaScript'],
  ['Type Script', 'TypeScript'],
  ['Git Hub', 'GitHub'],
  ['Web ?[Ss]ocket', 'WebSocket'],
  ['Win ?CE|Wince|wince|WINCE', 'WinCE'],
  ['[Nn]ode ?[Jj][Ss]|[Nn]odejs|Node\\.JS', 'Node.js'],
  ['[Ww][Ii][Ff][Ii]|WIFI|WiFi', 'Wi-Fi'],
  ['OPC ?-?UA|opc ?-?ua|OpcUa', 'OPC UA'],
  ['[Mm]odbus-?(?:TCP|tcp|Tcp)|MODBUS-?TCP|Modbus/TCP', 'Modbus TCP'],
  ['[Mm]odbus-?(?:RTU|rtu|Rtu)|MODBUS-?RTU|Modbus/RTU', 'Modbus RTU'],
  ['[Ee]ther ?[Cc]at|Ether CAT', 'EtherCAT'],
  ['[Uu][Tt][Ff]8', 'UTF-8'],
  ['[Ss]ock ?[Jj]s', 'SockJS'],
  ['RS ?(?=485|232|422)(?<!-)', 'RS-'],
  ['[Pp]ower [Ss]hell', 'PowerShell'],
  ['Oto ?studio|otostudio|OTOStudio', 'OtoStudio'],
];
/** Names that are also ordinary English words, where lower case is correct. */
const lowerCaseToo = new Set(
  'windows word edge can arm excel chrome rest led safari cam ethernet lan ota stl bom cad ipc'.split(' '),
);

const official = new Map(names.map((name) => [name.toLowerCase(), name]));
const start = '(?<![\\w./@:#$-])(?<!%)';
const end = '(?![\\w@/-]|\\.\\w|://)';
const alternatives = [...names].sort((a, b) => b.length - a.length).map(escapeRegExp);
const anyName = new RegExp(`${start}(?:${alternatives.join('|')})${end}`, 'giu');
const anyVariant = variants.map(([pattern, write]) => ({
  pattern: new RegExp(`${start}(?:${pattern})${write.endsWith('-') ? '' : end}`, 'gu'),
  write,
}));
const nextToHan = new RegExp(`[${han}，。、；：（“]`, 'u');

export const properNamesRule: LanguageRule = {
  name: 'properNames',
  codes: { Z24: 'error' },
  passage: () =>
    function* findProperNames(passage) {
      const searched = passage.unquoted;
      if (!nextToHan.test(passage.text)) return;
      const seen = new Set<number>();
      for (const { pattern, write } of anyVariant) {
        for (const issue of correctMatches(
          passage,
          'Z24',
          pattern,
          ([found]) => (found === write ? undefined : write),
          { searched },
        )) {
          seen.add(issue.index);
          yield issue;
        }
      }
      yield* correctMatches(
        passage,
        'Z24',
        anyName,
        ({ 0: found, index }) => {
          const name = official.get(found.toLowerCase());
          if (name === undefined || name === found || seen.has(index)) return undefined;
          return lowerCaseToo.has(found) && !new RegExp(`[${han}]\\s?$`, 'u').test(searched.slice(0, index))
            ? undefined
            : name;
        },
        { searched },
      );
    },
};
