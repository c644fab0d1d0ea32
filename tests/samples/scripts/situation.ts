/** What holds before a script of a page starts, and what the user then does: attributes of its fence. */
import * as z from 'zod';
import { type ExampleApp, type User, findUser, readFact } from './exampleApp';

/** `given="record=… role=operator menu=设备详情 offline data={'key':'value'}"` */
export type Situation = {
  user: User;
  /** The record of a detail page. */
  recordId: string | undefined;
  menu: string;
  offline: boolean;
  /** Page data that components have written before. */
  data: Readonly<Record<string, unknown>>;
};

/** `user="send.click; wait 5; cancel"`, one step each. */
export type UserStep =
  | { kind: 'event'; component: string; event: string; payload: Readonly<Record<string, unknown>> | undefined }
  | { kind: 'wait'; durationMs: number }
  | { kind: 'answer'; confirms: boolean };

const record = z.record(z.string(), z.unknown());

/** An object as a fence attribute writes it: JSON with single quotes. */
function parseObject(text: string): Record<string, unknown> {
  return record.parse(JSON.parse(text.replaceAll("'", '"')));
}

/** Throws on a word that is none of the situation's. */
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

/** The steps of `user="…"`. Throws on a step that is none. */
export function parseUserSteps(text: string): UserStep[] {
  return text
    .split(';')
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map(parseStep);
}
