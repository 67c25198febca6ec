import { expect, test } from '../watched-page.ts';
import { openAsEditor } from './editors.ts';

test.use({ refusals: [404] });

test('what a previewed page was asking for when it loads again is no failure', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/v1/notifications/unread', () => {
    requests += 1;
  });
  await openAsEditor(page, '/editors/content/closing');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  for (const before of [0, 1]) {
    await expect.poll(() => requests).toBeGreaterThan(before);
    const frame = page.frames().find((each) => each.url().includes('preview=1'));
    await Promise.all([frame?.waitForNavigation(), frame?.evaluate(() => location.reload())]);
  }
  // The console is read once the test is over.
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
});
