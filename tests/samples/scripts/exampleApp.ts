/** The example application and the example world as scripts meet them, made of facts/world.yaml. */
import { findFactOf } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';

export type Value = string | number | boolean;
export type User = { id: string; login: string; name: string; roles: string[] };
export type Device = {
  uuid: string;
  name: string;
  remarks: string;
  tag: string[];
  online: boolean;
  create_date: string;
  /** Names of all variables, including those without a report. */
  variables: readonly string[];
};
export type Report = { time: string; data: Record<string, Value> };
export type Menu = { name: string; roles: readonly string[]; isDetail: boolean };

export type ExampleApp = {
  id: string;
  users: readonly User[];
  devices: readonly Device[];
  menus: readonly Menu[];
  /** Files in the application's resources by name. */
  resources: ReadonlyMap<string, unknown>;
};

const facts = loadFacts('.');

/** Returns the value of a fact as text. Throws when it does not exist. */
export function readFact(key: string): string {
  const fact = findFactOf(facts, 'value', key);
  if (!fact) throw new Error(`the example application needs the fact ${key}`);
  return String(fact.value);
}

/** Returns the code of a business error of Janus. Throws when it does not exist. */
export function readErrorCode(name: string): number {
  const fact = findFactOf(facts, 'error', `janus.error.${name}`);
  if (!fact) throw new Error(`the example application needs the error ${name}`);
  return Number(fact.code);
}

const world = (key: string): string => readFact(`world.${key}`);
const variable = (name: string): string => world(`variable.${name}`);

function buildDevice(key: string, online: boolean, variables: readonly string[]): Device {
  return {
    uuid: world(`${key}.uuid`),
    name: world(`${key}.name`),
    remarks: world(`${key}.remarks`),
    tag: world(`${key}.tags`).split(','),
    online,
    create_date: world('time.created'),
    variables: variables.map(variable),
  };
}

function buildUser(key: string, role: string): User {
  return {
    id: readFact(`open-platform.user.${key}.id`),
    login: world(`user.${key}.login`),
    name: world(`user.${key}`),
    roles: [role],
  };
}

function buildMachines([machine, press]: readonly Device[]): Record<string, unknown> {
  return {
    [machine?.uuid ?? '']: {
      ...{
        name: machine?.name,
        value: variable('temperature'),
        unit: '°C',
        decimals: 1,
        count: variable('cycle-count'),
      },
      ...{ set: variable('set-temperature'), setLabel: '料筒温度设定' },
      ...{ min: Number(world('temperature.set.min')), max: Number(world('temperature.set.max')) },
      low: Number(readFact('open-platform.app.temperature.low')),
      high: Number(readFact('open-platform.app.temperature.high')),
    },
    [press?.uuid ?? '']: {
      ...{
        name: press?.name,
        value: variable('stroke-rate'),
        unit: '次/min',
        decimals: 0,
        count: variable('stroke-count'),
      },
      ...{ set: variable('stroke-target'), setLabel: '计划冲次' },
      ...{ min: Number(world('stroke-target.min')), max: Number(world('stroke-target.max')) },
    },
  };
}

const allRoles = ['admin', 'engineer', 'operator'];

/** Builds the application 设备总览 with its two devices and three users. */
export function buildExampleApp(): ExampleApp {
  const devices = [
    buildDevice('device', true, [
      'temperature',
      'cycle-count',
      'set-temperature',
      'running',
      'mold-name',
      'run-status',
    ]),
    buildDevice('device-2', false, ['stroke-count', 'stroke-rate', 'slide-position', 'stroke-target']),
  ];
  return {
    id: readFact('open-platform.app.id'),
    users: [buildUser('admin', 'admin'), buildUser('engineer', 'engineer'), buildUser('operator', 'operator')],
    devices,
    menus: [
      { name: readFact('open-platform.app.menu.overview'), roles: allRoles, isDetail: false },
      { name: readFact('open-platform.app.menu.detail'), roles: allRoles, isDetail: true },
      { name: readFact('open-platform.app.menu.settings'), roles: ['admin', 'engineer'], isDetail: false },
      { name: readFact('open-platform.app.menu.history'), roles: allRoles, isDetail: false },
    ],
    resources: new Map<string, unknown>([
      ['machines.json', buildMachines(devices)],
      ['operation-guide.pdf', undefined],
    ]),
  };
}

/** Returns the user with `role`. Throws when there is none. */
export function findUser({ users }: ExampleApp, role: string): User {
  const user = users.find(({ roles }) => roles.includes(role));
  if (!user) throw new Error(`no user has the role ${role}`);
  return user;
}

/** Builds the report of the first device that is `index` reports after its first one. */
export function buildReport(index: number, timeMs: number, settings: Readonly<Record<string, Value>>): Report {
  const isFirst = index === 0;
  const data: Record<string, Value> = {
    [variable('temperature')]: Number(world(isFirst ? 'temperature.first' : 'temperature.second')),
    [variable('cycle-count')]: Number(world('cycle-count.first')) + index,
  };
  if (isFirst) data[variable('run-status')] = Number(world('status.auto'));
  return { time: formatTime(timeMs), data: { ...data, ...settings } };
}

/** Time of the first report, in ms since 1970. */
export const firstReportMs = Number(world('time.report.epoch'));
export const reportPeriodMs = Number(world('report.period')) * 1000;

/** Formats a time as `yyyy-MM-dd HH:mm:ss.SSS` in the time zone of the example world. */
export function formatTime(timeMs: number): string {
  return new Date(timeMs + 8 * 3_600_000).toISOString().replace('T', ' ').replace('Z', '');
}
