/** Contrast themes (`forced-colors: active`): every icon visible in normal colours is visible in both palettes. */
import type { Page } from '@playwright/test';
import { expect, scrollPage, test } from './fixtures';
import { replaceIndex } from './searchFixtures';

type Box = { x: number; y: number; width: number; height: number };
/** Box with graphics, and its parts that contain text or other drawings. */
type Drawing = { name: string; box: Box; holes: Box[] };

/** Returns the drawings in view: SVGs, boxes with an empty pseudo-element, controls without text, search fields. */
async function findDrawings(page: Page): Promise<Drawing[]> {
  return page.evaluate(() => {
    const isDrawnByPseudo = (element: Element) =>
      ['::before', '::after'].some((pseudo) => /^"\s*"$/.test(getComputedStyle(element, pseudo).content));
    const isBareControl = (element: Element) => element.matches('a, button') && !element.textContent.trim();
    const hosts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.matches('svg, input[type="search"]') ||
        (!element.closest('svg') && (isDrawnByPseudo(element) || isBareControl(element))),
    );
    const isInView = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      if (!isInside || width < 8 || height < 8) return false;
      return [left + 1, left + width / 2, right - 1].every((x) =>
        [top + 1, top + height / 2, bottom - 1].every((y) => {
          const topmost = document.elementFromPoint(x, y);
          return topmost !== null && (element.contains(topmost) || topmost.contains(element));
        }),
      );
    };
    const toBox = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height });
    const findTextBoxes = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const boxes: DOMRect[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    return hosts.filter(isInView).map((host) => {
      const box = toBox(host.getBoundingClientRect());
      // The clear button of a search field is at its end and is not an element.
      const buttonBox = { ...box, x: box.x + box.width - 40, width: 40 };
      const inner = hosts.filter((other) => other !== host && host.contains(other));
      return {
        name: `${host.tagName}.${host.getAttribute('class') ?? ''}: ${host.textContent.trim().slice(0, 20)}`,
        box: host.matches('input') ? buttonBox : box,
        holes: [...inner.map((other) => other.getBoundingClientRect()), ...findTextBoxes(host)].map(toBox),
      };
    });
  });
}

type Verdict = 'absent' | 'kept' | 'lost' | 'distorted';

/**
 * Compares two screenshots drawing by drawing. A drawing is present if it has pixels that reach 3:1 against its
 * background (WCAG 1.4.11), and distorted if pixels are drawn where normal colours draw nothing.
 */
async function compareScreenshots(
  page: Page,
  drawings: readonly Drawing[],
  normal: Buffer,
  forced: Buffer,
): Promise<Verdict[]> {
  const decoder = await page.context().newPage();
  const verdicts = await decoder.evaluate(
    async ([sources, boxes]) => {
      const pictures = await Promise.all(
        sources.map(async (source) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          if (!context) throw new Error('no canvas');
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      const luminanceAt = ({ data, width }: ImageData, x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
          const share = (data[(y * width + x) * 4 + channel] ?? 0) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return Number((0.2126 * red + 0.7152 * green + 0.0722 * blue).toFixed(3));
      };
      const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      return boxes.map(({ name, box, holes }): Verdict => {
        const edge = name.startsWith('svg') ? 0 : 4; // the border or outline of a control is not its icon
        const points: [x: number, y: number][] = [];
        for (let y = Math.ceil(box.y + edge); y < Math.floor(box.y + box.height - edge); y += 1) {
          for (let x = Math.ceil(box.x + edge); x < Math.floor(box.x + box.width - edge); x += 1) {
            const isHole = holes.some(
              (hole) => x > hole.x - 3 && x < hole.x + hole.width + 3 && y > hole.y - 3 && y < hole.y + hole.height + 3,
            );
            if (!isHole) points.push([x, y]);
          }
        }
        const [inNormal, inForced] = pictures.map((picture) => {
          const counts = new Map<number, number>();
          for (const [x, y] of points) {
            const luminance = luminanceAt(picture, x, y);
            counts.set(luminance, (counts.get(luminance) ?? 0) + 1);
          }
          const [background = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
          return (minContrast: number) =>
            points.filter(([x, y]) => contrast(luminanceAt(picture, x, y), background) >= minContrast);
        });
        if (!inNormal || inNormal(3).length < 4) return 'absent';
        const ink = inForced?.(3) ?? [];
        if (ink.length < 4) return 'lost';
        const drawn = new Set(inNormal(1.1).map(([x, y]) => `${x} ${y}`));
        const unexpected = ink.filter(([x, y]) => !drawn.has(`${x} ${y}`));
        return unexpected.length > ink.length / 10 ? 'distorted' : 'kept';
      });
    },
    [[normal.toString('base64'), forced.toString('base64')], drawings] as const,
  );
  await decoder.close();
  return verdicts;
}

/** Names the drawings that normal colours show, and those of them that forced colours lose or distort. */
async function compareColours(page: Page, colorScheme: 'dark' | 'light') {
  const drawings = await findDrawings(page);
  await page.emulateMedia({ forcedColors: 'none' });
  const normal = await page.screenshot();
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  const forced = await page.screenshot();
  const verdicts = await compareScreenshots(page, drawings, normal, forced);
  const found = drawings.map(({ name }, index) => `${verdicts[index]} ${name}`);
  return {
    shown: found.filter((line) => !line.startsWith('absent')),
    failed: found.filter((line) => /^(lost|distorted)/.test(line)),
  };
}

type Scene = { width: number; drawings: readonly RegExp[]; open: (page: Page) => Promise<unknown> };

async function openMenu(page: Page): Promise<void> {
  await page.locator('button.navbar__toggle').click();
  await page.locator('.navbar-sidebar .menu__caret').first().hover(); // waits until the menu has stopped moving
}

const scenes: Readonly<Record<string, Scene & { path: string }>> = {
  'the top of a page': {
    path: '/docs/neptune/user/quick-start',
    width: 1280,
    drawings: [/caret/, /breadcrumbs__item/, / svg/, /简体中文/],
    open: (page) => page.getByRole('button', { name: '简体中文' }).first().waitFor(),
  },
  'a page scrolled up': {
    path: '/docs/neptune/user/quick-start',
    width: 1280,
    drawings: [/back-to-top/, / svg/],
    open: async (page) => {
      const top = await page
        .locator('.theme-admonition')
        .first()
        .evaluate((box) => box.getBoundingClientRect().top);
      await scrollPage(page, top);
      await scrollPage(page, -200);
      await page.getByRole('button', { name: '回到顶部' }).waitFor();
    },
  },
  'a page on a phone': {
    path: '/docs/neptune/user/quick-start',
    width: 390,
    drawings: [/navbar__toggle| svg/, /本页总览/],
    open: (page) => page.getByRole('button', { name: '本页总览' }).waitFor(),
  },
  'the menu of a phone': {
    path: '/docs/neptune/user/quick-start',
    width: 390,
    drawings: [/caret/, / svg/],
    open: openMenu,
  },
  'the main menu of a phone': {
    path: '/docs/neptune/user/quick-start',
    width: 390,
    drawings: [/sublist-caret/],
    open: async (page) => {
      await openMenu(page);
      await page.getByRole('button', { name: /回到主菜单/ }).click();
      await page.locator('.navbar-sidebar .menu__link--sublist-caret').hover();
    },
  },
  'the search dialog': {
    path: '/docs/neptune/user/introduction',
    width: 1280,
    drawings: [/ svg.*boxIcon/, / svg.*optionIcon/],
    open: async (page) => {
      const pages = ['设备分组', '设备视图'].map((title) => ({
        url: '/docs/neptune/user/introduction',
        product: 'neptune',
        title,
        content: `${title}的说明`,
      }));
      await replaceIndex(page, pages); // the answer includes all texts: the list does not grow
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('设备');
      await page.getByRole('option').filter({ hasText: '说明' }).first().waitFor();
    },
  },
  'the search page': {
    path: '/search?q=%E8%AE%BE%E5%A4%87',
    width: 1280,
    drawings: [/ INPUT/],
    open: async (page) => {
      await page.locator('main mark').first().waitFor();
      await page.getByRole('main').getByRole('searchbox').hover();
    },
  },
};

for (const colorScheme of ['dark', 'light'] as const) {
  for (const [name, { path, width, drawings, open }] of Object.entries(scenes)) {
    test(`${name} keeps its icons in the ${colorScheme} palette`, async ({ page, goto }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await goto(path);
      await open(page);
      const { shown, failed } = await compareColours(page, colorScheme);
      for (const drawing of drawings)
        expect(
          shown.filter((found) => drawing.test(found)),
          String(drawing),
        ).not.toEqual([]);
      expect(failed).toEqual([]);
    });
  }
}

test('marks only the current page in the sidebar', async ({ page, goto }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await goto('/docs/triton/developer/go/modbus-data-exchange');
  const marked = await page
    .locator('.theme-doc-sidebar-menu :is(a, div)')
    .evaluateAll((entries) =>
      entries.filter((entry) => getComputedStyle(entry).outlineStyle === 'solid').map(({ textContent }) => textContent),
    );
  expect(marked).toEqual(['Modbus 数据交互']);
});
