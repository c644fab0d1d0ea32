/** Attributes of a script's info string: the state before it starts, and the user's steps. */
import * as z from 'zod';
import { type ExampleApp, type User, findUser, readFact } from './exampleApp';

/** State from `given="record=… role=operator menu=设备详情 offline data={'key':'value'}"`. */
export type Situation = {
  user: User;
  /** Record of a detail page. */
  recordId: string | undefined;
  menu: string;
  offline: boolean;
  /** Initial page data. */
  data: Readonly<Record<string, unknown>>;
};

/** Step of the user, from the attribute `user="send.click; wait 5; cancel"`. */
export type UserStep =
  | { kind: 'event'; component: string; event: string; payload: Readonly<Record<string, unknown>> | undefined }
  | { kind: 'wait'; durationMs: number }
  | { kind: 'answer'; confirms: boolean };

const record = z.record(z.string(), z.unknown());

/** Parses an object in an attribute: JSON with single quotes. */
function parseObject(text: string): Record<string, unknown> {
  return record.parse(JSON.parse(text.replaceAll("'", '"')));
}

/** Parses the attribute `given`. Throws on an unknown word. */
export function parseSituation(text: string, app: ExampleApp): Situation {
  const words = text.match(/\w+=\{.*\}|\S+/g) ?? [];
  const settings = new Map(
    words.map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  const unknown = [...settings.keys()].filter((name) => !['record', 'role', 'menu', 'offline', 'data'].includes(name));
  if (unknown.length > 0) throw new Error(`given="…" does not know ${unknown.join(', ')}`);
  return {
    user: findUser(app, settings.get('role') ?? 'engineer'),
    recordId: settings.get('record'),
    menu: settings.get('menu') ?? readFact('open-platform.app.menu.overview'),
    offline: settings.has('offline'),
    data: parseObject(settings.get('data') ?? '{}'),
  };
}

function parseStep(text: string): UserStep {
  const [, waitS] = /^wait (\d+)$/.exec(text) ?? [];
  if (waitS !== undefined) return { kind: 'wait', durationMs: Number(waitS) * 1000 };
  if (text === 'cancel' || text === 'confirm') return { kind: 'answer', confirms: text === 'confirm' };
  const [, component, event, payload] = /^([\w-]+)\.(\w+)(?: (\{.*\}))?$/.exec(text) ?? [];
  if (component === undefined || event === undefined) throw new Error(`user="…" does not know "${text}"`);
  return { kind: 'event', component, event, payload: payload === undefined ? undefined : parseObject(payload) };
}

/** Parses the attribute `user`. Throws on an invalid step. */
export function parseUserSteps(text: string): UserStep[] {
  return text
    .split(';')
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map(parseStep);
}
