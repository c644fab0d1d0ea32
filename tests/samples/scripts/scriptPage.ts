import { isMapping } from '../../../facts/isMapping';
import {
  type Device,
  type ExampleApp,
  type Report,
  type Value,
  buildReport,
  firstReportMs,
  reportPeriodMs,
} from './exampleApp';
import { ScriptComponent } from './scriptComponent';
import type { Situation } from './situation';
import { VirtualClock } from './virtualClock';

/** Text shown to the user or logged to the console. */
export type Seen = {
  kind: 'message' | 'dialog' | 'menu' | 'console' | 'download' | 'field' | 'waiting';
  text: string;
};

type Subscription = { uuid: string; onReport: (report: Report) => void };

/** Documentation page that contains a script. */
export type Surroundings = {
  /** Whether the page names a component. */
  hasComponent: (name: string) => boolean;
  /** Returns a resource of the application that the page prints, undefined without one. */
  findResource: (name: string) => string | undefined;
  /** Calls the HTTP interface of Janus. */
  request: (path: string, method: 'GET' | 'POST', fields: Readonly<Record<string, string>>) => Promise<Response>;
};

/** Open page of the example application, with its state. */
export class ScriptPage {
  readonly clock = new VirtualClock(firstReportMs + 877); // 14:30:01
  readonly seen: Seen[] = [];
  /** Rendered values of page data by key. */
  readonly shown = new Map<string, string[]>();
  /** Events with a listener, in the order of registration. */
  readonly listened: { component: ScriptComponent; event: string }[] = [];
  readonly subscriptions = new Set<Subscription>();
  readonly waits = new Set<string>();
  readonly files = new Map<string, { name: string; size: number }>();
  readonly pageHideListeners: (() => unknown)[] = [];
  /** Promises of network requests and files, which do not depend on virtual time. */
  readonly outside = new Set<Promise<unknown>>();
  data: Record<string, unknown> = {};
  menu: string;
  recordId: string | undefined;
  confirms = true;
  refreshes = 0;
  private readonly components = new Map<string, ScriptComponent>();
  private readonly settings = new Map<string, Record<string, Value>>();

  constructor(
    readonly app: ExampleApp,
    readonly situation: Situation,
    readonly surroundings: Surroundings,
  ) {
    this.menu = situation.menu;
    this.recordId = situation.recordId;
    this.clock.start(() => this.report(), firstReportMs + reportPeriodMs - this.clock.nowMs, false);
    for (const [key, value] of Object.entries(situation.data)) this.write(key, value);
  }

  /** Whether the script runs until the user leaves. It then outputs more than its page documents. */
  isRepeating = false;

  show(kind: Seen['kind'], text: string): void {
    this.seen.push({ kind, text });
  }

  read(key: string): unknown {
    return key.split('.').reduce<unknown>((value, name) => (isMapping(value) ? value[name] : undefined), this.data);
  }

  write(key: string, value: unknown): void {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<Record<string, unknown>>((record, name) => {
      const child = record[name];
      if (isMapping(child)) return child;
      const made: Record<string, unknown> = {};
      record[name] = made;
      return made;
    }, this.data);
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else parent[last] = value;
    this.draw([key]);
  }

  /** Records the rendered values of `keys`, by default of all keys. */
  draw(keys: readonly string[] = [...new Set([...this.shown.keys(), ...Object.keys(this.data)])]): void {
    for (const key of [...keys, ...keys.map((name) => name.split('.')[0] ?? '')]) {
      const text = JSON.stringify(this.read(key)) as string | undefined; // undefined for values without JSON
      const known = this.shown.get(key) ?? [];
      if (known.at(-1) !== text) this.shown.set(key, [...known, text ?? 'undefined']);
    }
  }

  /** Returns a component. Throws RangeError when the documentation page does not name it. */
  component(name: string): ScriptComponent {
    if (!this.surroundings.hasComponent(name)) throw new RangeError(`页面上没有名称为 ${name} 的组件`);
    const known = this.components.get(name);
    if (known) return known;
    const made = new ScriptComponent(name, (component, event) => this.listened.push({ component, event }));
    this.components.set(name, made);
    return made;
  }

  findDevice(uuid: string): Device | undefined {
    return this.app.devices.find((device) => device.uuid === uuid);
  }

  /** Returns the latest values of a device and the time of its last report, undefined without reports. */
  findLatest(uuid: string): Report | undefined {
    if (this.app.devices[0]?.uuid !== uuid) return undefined;
    const index = Math.floor((this.clock.nowMs - firstReportMs) / reportPeriodMs);
    const first = buildReport(0, firstReportMs, {});
    const last = buildReport(index, firstReportMs + index * reportPeriodMs, index > 0 ? this.settingsOf(uuid) : {});
    return { time: last.time, data: { ...first.data, ...last.data } };
  }

  /** Stores values that the device confirms from its next report on. */
  send(uuid: string, data: Record<string, Value>): void {
    this.settings.set(uuid, { ...this.settingsOf(uuid), ...data });
  }

  /** Clears the state of the previous visit. */
  restart(): void {
    this.data = {};
    this.components.clear();
    this.listened.length = 0;
    this.pageHideListeners.length = 0;
  }

  private settingsOf(uuid: string): Record<string, Value> {
    return this.settings.get(uuid) ?? {};
  }

  private report(): void {
    for (const { uuid, onReport } of this.subscriptions) {
      const latest = this.findLatest(uuid);
      if (!latest || this.situation.offline) continue;
      const first = buildReport(1, this.clock.nowMs, this.settingsOf(uuid));
      const names = Object.keys(first.data);
      onReport({ time: latest.time, data: Object.fromEntries(names.map((name) => [name, latest.data[name] ?? 0])) });
    }
    this.clock.start(() => this.report(), reportPeriodMs, false);
  }
}
