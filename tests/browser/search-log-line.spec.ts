/** Paste of a log line: the search uses its message. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const line =
  '2024-05-01T10:15:30.123+08:00 ERROR 12345 --- [nio-8080-exec-1] c.e.demo.bridge.MqttBridge : 设备通过 MQTT 连接';
const message = '设备通过 MQTT 连接';
const dialogField = (page: Page) => page.getByRole('combobox', { name: '搜索文档' });
const pageField = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: '搜索', exact: true });

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

test('pastes the message into the dialog, which can be cleared', async ({ page, goto }) => {
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

test('pastes the message into the search page', async ({ page, goto }) => {
  await goto('/search');
  await pageField(page).focus();
  await paste(page, line);
  await expect(pageField(page)).toHaveValue(message);
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText(message);
});

test('searches for the message when the address contains a log line', async ({ page, goto }) => {
  await goto(`/search?q=${encodeURIComponent(line)}`);
  await expect(pageField(page)).toHaveValue(message);
});

test('pastes other text unchanged', async ({ page, goto }) => {
  await goto('/docs/neptune/user/introduction');
  await page.keyboard.press('Control+k');
  await expect(dialogField(page)).toBeFocused();
  await paste(page, 'error 1103 [1103] 192.168.1.1');
  await expect(dialogField(page)).toHaveValue('error 1103 [1103] 192.168.1.1');
});
