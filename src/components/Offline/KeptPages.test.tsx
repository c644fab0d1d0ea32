// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import KeptPages from './KeptPages';

const store = vi.hoisted(() => ({ listKeptPages: vi.fn(), deleteKeptPages: vi.fn() }));
vi.mock('@site/editions/offline/store/pages', () => store);
vi.mock('@site/src/components/NotFound/PageLinks', () => ({
  default: ({ pages }: { pages: readonly { title: string }[] }) => pages.map(({ title }) => title).join(),
}));

/** Renders a list of one page and presses its button. Returns the container. */
async function renderAndDelete(): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  store.listKeptPages.mockResolvedValue([{ path: '/docs/a', title: '安装 | 文档中心', savedAt: new Date(0) }]);
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<KeptPages />));
  expect(container.textContent).toContain('安装');
  await act(async () => container.querySelector('button')?.click());
  return container;
}

it('empties the list after the pages are deleted', async () => {
  store.deleteKeptPages.mockResolvedValue(undefined);
  const container = await renderAndDelete();
  expect(container.textContent).toContain('还没有保存任何页面');
  expect(container.querySelector('[role="alert"]')).toBeNull();
});

it('keeps the list and reports when the pages cannot be deleted', async () => {
  store.deleteKeptPages.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  const container = await renderAndDelete();
  expect(container.textContent).toContain('安装');
  expect(container.querySelector('[role="alert"]')?.textContent).toContain('没有删除成功');
});
