// @vitest-environment jsdom
import type { Location } from 'history';
import { beforeEach, expect, it, vi } from 'vitest';

type Module = typeof import('./navigation');

let navigation: Module;
let events: string[];
let current: Location | null;

function createLocation(url: string): Location {
  const { pathname, search, hash } = new URL(url, 'https://docs.example.com');
  return { pathname, search, hash, state: undefined, key: url };
}

/** Starts a navigation as the router does. Returns a function that shows its page. */
function start(url: string): () => void {
  const [location, previousLocation] = [createLocation(url), current];
  current = location;
  navigation.default.onRouteUpdate?.({ location, previousLocation });
  return () => void navigation.default.onRouteDidUpdate?.({ location, previousLocation });
}

function readEvents(run: () => void): string[] {
  events.length = 0;
  run();
  return events;
}

beforeEach(async () => {
  vi.resetModules();
  navigation = await import('./navigation');
  events = [];
  current = null;
  for (const event of ['started', 'shown', 'pageLoaded', 'pageReplaced', 'hashChanged'] as const)
    navigation.onNavigation(event, ({ key }) => events.push(`${event} ${String(key)}`));
  start('/a')();
});

it('reports the first page as loaded, without a start', () => {
  expect(events).toEqual(['shown /a', 'pageLoaded /a']);
});

it('reports another page as replaced', () => {
  expect(readEvents(start('/b#x'))).toEqual(['shown /b#x', 'pageReplaced /b#x']);
});

it('reports another hash of the same page', () => {
  expect(readEvents(() => start('/a#x')())).toEqual(['started /a#x', 'shown /a#x', 'hashChanged /a#x']);
});

it('reports another query and the same URL as shown only', () => {
  expect(readEvents(() => start('/a?q')())).toEqual(['started /a?q', 'shown /a?q']);
  expect(readEvents(() => start('/a?q')())).toEqual(['started /a?q', 'shown /a?q']);
});

it('compares with the shown page after a navigation whose page was never shown', () => {
  start('/b');
  expect(readEvents(start('/a'))).toEqual(['shown /a']);
  start('/b');
  expect(readEvents(start('/b#x'))).toEqual(['shown /b#x', 'pageReplaced /b#x']);
});

it('knows the shown history entry, also after a change of the URL without a navigation', () => {
  history.replaceState({ key: '/a' }, '', '/a');
  expect(navigation.isAtShownEntry()).toBe(true);
  navigation.changeUrl('/a?q=1', false);
  expect([location.search, navigation.readShownKey()]).toEqual(['?q=1', '/a']);
  navigation.changeUrl('/a?q=2', true);
  expect([location.search, navigation.isAtShownEntry()]).toEqual(['?q=2', true]);
  history.replaceState({ key: '/a' }, '', '/a');
  expect(navigation.isAtShownEntry()).toBe(false);
});
