import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { buildBootScript } from './bootScript';

type Case = {
  stored?: Record<string, string>;
  prefersDark?: boolean;
  respectSystem?: boolean;
  disableSwitch?: boolean;
  isBlocked?: boolean;
  search?: string;
};

/** Returns the attributes of `<html>` after running the script with this storage and preference. */
function run({
  stored = {},
  prefersDark = false,
  respectSystem = false,
  disableSwitch = false,
  isBlocked = false,
  search = '',
}: Case) {
  const attributes: Record<string, string> = {};
  const script = buildBootScript({
    colorMode: { defaultMode: 'light', disableSwitch, respectPrefersColorScheme: respectSystem },
    announcementId: 'news',
  });
  runInNewContext(script, {
    location: { search },
    document: { documentElement: { setAttribute: (name: string, value: string) => (attributes[name] = value) } },
    localStorage: {
      getItem(key: string) {
        if (isBlocked) throw new Error('denied');
        return stored[key] ?? null;
      },
    },
    matchMedia: () => ({ matches: prefersDark }),
  });
  return attributes;
}

describe('boot script', () => {
  it('uses the stored mode or light, whatever the system prefers', () => {
    expect(run({ prefersDark: true })).toMatchObject({ 'data-theme': 'light', 'data-theme-choice': 'light' });
    expect(run({ stored: { theme: 'dark' } })).toMatchObject({ 'data-theme': 'dark', 'data-theme-choice': 'dark' });
  });

  it('follows the system when the configuration respects it', () => {
    expect(run({ prefersDark: true, respectSystem: true })).toMatchObject({
      'data-theme': 'dark',
      'data-theme-choice': 'system',
    });
  });

  it.each([
    { stored: { theme: '"><script>' } },
    { isBlocked: true },
    { stored: { theme: 'dark' }, disableSwitch: true },
  ])('ignores the stored choice for %j', (situation) => {
    expect(run(situation)).toMatchObject({ 'data-theme': 'light', 'data-theme-choice': 'light' });
  });

  it('hides only the announcement that was closed', () => {
    const closed = { 'docusaurus.announcement.dismiss': 'true' };
    const attribute = 'data-announcement-bar-initially-dismissed';
    expect(run({ stored: { ...closed, 'docusaurus.announcement.id': 'news' } })[attribute]).toBe('true');
    expect(run({ stored: { ...closed, 'docusaurus.announcement.id': 'older' } })[attribute]).toBe('false');
    expect(run({})[attribute]).toBe('false');
  });

  it.each([
    ['?q=MQTT', true],
    ['?product=Janus&q=%E5%BF%83', true],
    ['', false],
    ['?q=', false],
    ['?q=&pages=2', false],
    ['?faq=1', false],
  ])('sets data-query for the URL parameters %j only when q is set', (search, hasQuery) => {
    const { 'data-query': attribute, ...others } = run({ search });
    expect(attribute).toBe(hasQuery ? '' : undefined);
    expect(others).toEqual(run({}));
  });
});
