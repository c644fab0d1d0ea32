/** A walk with the Tab key: every stop is visible, uncovered and marked (promise A5: WCAG 2.4.7, 2.4.11, 2.4.13). */
import { expect, test } from './fixtures';
import { layouts } from './routes';

const maxStops = 400;

for (const route of layouts) {
  test(`every Tab stop of ${route} can be seen`, async ({ page, goto }) => {
    await goto(route);
    const problems: string[] = [];
    let stops = 0;
    for (; stops < maxStops; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
          return undefined;
        const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
        const y = Math.min(Math.max(top + Math.min(height, innerHeight - top) / 2, 0), innerHeight - 1);
        const front = document.elementFromPoint(x, y);
        const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        const problem = [
          width < 1 || height < 1 ? 'has no size' : '',
          front && (element.contains(front) || front.contains(element))
            ? ''
            : `is covered by ${front?.outerHTML.slice(0, 60) ?? 'nothing'}`,
          isMarked ? '' : 'has no focus mark of 2 px',
        ].filter(Boolean);
        return { name: element.outerHTML.slice(0, 100), problem };
      });
      if (!stop) break;
      problems.push(...stop.problem.map((problem) => `${stop.name} ${problem}`));
    }
    expect(problems).toEqual([]);
    expect(stops).toBeGreaterThan(5);
    expect(stops, 'the walk comes to an end').toBeLessThan(maxStops);
  });
}
