/** A pasted log line: its message is asked for. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const line =
  '2024-05-01T10:15:30.123+08:00 ERROR 12345 --- [nio-8080-exec-1] c.e.demo.bridge.MqttBridge : 设备通过 MQTT 连接';
const message = '设备通过 MQTT 连接';
const dialogField = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const pageField = (page: Page) => page.getByRole('main').getByRole('searchbox');

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

test('its message is pasted into the dialog, and can be emptied again', async ({ page, goto }) => {
  await goto('/docs/neptune/user/introduction');
  await page.keyboard.press('Control+k');
  await expect(dialogField(page)).toBeFocused();
  await paste(page, line);
  await expect(dialogField(page)).toHaveValue(message);
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/docs/neptune/api/device_connection/mqtt');
  await dialogField(page).press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('its message is pasted into the search page', async ({ page, goto }) => {
  await goto('/search');
  await pageField(page).focus();
  await paste(page, line);
  await expect(pageField(page)).toHaveValue(message);
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText(message);
});

test('its message is asked for by an address', async ({ page, goto }) => {
  await goto(`/search?q=${encodeURIComponent(line)}`);
  await expect(pageField(page)).toHaveValue(message);
});

test('other text is pasted as it is', async ({ page, goto }) => {
  await goto('/docs/neptune/user/introduction');
  await page.keyboard.press('Control+k');
  await expect(dialogField(page)).toBeFocused();
  await paste(page, 'error 1103 [1103] 192.168.1.1');
  await expect(dialogField(page)).toHaveValue('error 1103 [1103] 192.168.1.1');
});
