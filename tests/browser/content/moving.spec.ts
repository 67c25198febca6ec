import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../watched-page.ts';
import { editorCalls, openAsEditor } from './editors.ts';

test.use({ refusals: [404] });

async function drag(page: Page, from: Locator, onto: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await onto.boundingBox();
  if (start === null || end === null) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('steps are put in order by dragging and by keyboard, what is typed moving along', async ({ page }) => {
  await page.setViewportSize({ width: 1512, height: 1400 });
  const token = await openAsEditor(page, '/editors/content/steps');
  const form = page.getByRole('form', { name: 'Three steps' });
  const titles = () =>
    form
      .getByRole('group', { name: /^Step \d$/ })
      .getByRole('textbox', { name: 'Title' })
      .evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value));
  const [one, two, three] = await titles();
  await drag(
    page,
    page.getByRole('button', { name: 'Move Step 1', exact: true }),
    page.getByRole('button', { name: 'Move Step 2', exact: true }),
  );
  await expect.poll(titles).toEqual([two, one, three]);
  await page.getByRole('button', { name: 'Move Step 3', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Step 3, 1 of 3.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual([three, two, one]);
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await page.reload();
  await expect.poll(titles).toEqual([three, two, one]);
  await editorCalls(page, token).putBack('steps', 0);
});

test('a link of a menu is dragged into place, and an entry takes its links along', async ({ page }) => {
  await page.setViewportSize({ width: 1512, height: 1400 });
  const token = await openAsEditor(page, '/editors/content/landingHeader');
  const labels = () =>
    page
      .locator('.menu-editor input[aria-label^="Label of"]')
      .evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value));
  const before = await labels();
  const handle = (at: number) => page.locator('.menu-editor > li').nth(at).locator('.move-handle');
  await drag(page, handle(0), handle(2));
  await expect.poll(labels).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await editorCalls(page, token).putBack('landingHeader', 0);
});
