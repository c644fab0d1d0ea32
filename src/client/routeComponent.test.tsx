// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteComponent } from './routeComponent';

vi.mock('@docusaurus/core/lib/client/routeContext', () => ({
  RouteContextProvider: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@theme/Loading', () => ({ default: () => 'loading' }));

const Page = vi.fn(() => 'page');
const load = () => Promise.resolve({ __comp: Page, __context: { plugin: { name: 'docs', id: 'default' } } });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Page.mockClear();
});

async function render(Route: ReturnType<typeof createRouteComponent>): Promise<HTMLElement> {
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() => {
    root.render(<Route />);
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return container;
}

it('renders a loaded page once', async () => {
  const Route = createRouteComponent('/docs/a', load);
  await Route.preload();
  expect((await render(Route)).textContent).toBe('page');
  expect(Page).toHaveBeenCalledTimes(1);
});

it('renders a page after it has loaded', async () => {
  expect((await render(createRouteComponent('/docs/a', load))).textContent).toBe('page');
});

it('loads a page again after preloading failed', async () => {
  const loadOnce = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
  const Route = createRouteComponent('/docs/a', loadOnce);
  await expect(Route.preload()).rejects.toThrow('offline');
  await Route.preload();
  expect((await render(Route)).textContent).toBe('page');
});
