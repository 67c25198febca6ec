import { axeFindings } from '../axe-findings.ts';
import { dealtTo, looks } from '../looks.ts';
import { samplePerson, signInOn } from '../people.ts';
import { expect, test } from '../watched-page.ts';
import { openAsEditor } from './editors.ts';

// Documents and the preview's page may not be there in every copy; what is refused is refused on purpose.
test.use({ refusals: [404, 422] });

test('people who are no editors find no such page', async ({ page }) => {
  await signInOn(page, await samplePerson('ben'));
  expect((await page.goto('/editors/content'))?.status()).toBe(404);
});

test('an editor changes a text: what is refused is said under its field, and what became public can be undone', async ({
  page,
}) => {
  await openAsEditor(page, '/editors/content/own3');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(publish).toBeDisabled();
  await title.fill('Ten years <script>');
  await page.getByRole('textbox', { name: 'Help link', exact: true }).fill('javascript:alert(1)');
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await publish.click();
  await expect(page.getByText('2 fields to fix')).toBeVisible();
  await expect(page.getByText('Plain text only. Remove <script>.')).toBeVisible();
  await expect(page.getByText('Links start with https:// or /.')).toBeVisible();
  await expect(title).toBeFocused();
  await expect(publish).toBeDisabled();
  await title.fill('Ten years of facts');
  await page.getByRole('textbox', { name: 'Help link', exact: true }).fill('/companies');
  await publish.click();
  await expect(page.getByText('v1 is public.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('v2 is public, as v0 was.')).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog', { name: 'Versions' })).toContainText('put back from v0');
});

test('a menu is put in order by keyboard alone, and Escape puts a link back', async ({ page }) => {
  await openAsEditor(page, '/editors/content/footer');
  const labels = () =>
    page
      .locator('.menu-editor input[aria-label^="Label of"]')
      .evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value));
  const before = await labels();
  const handle = page.getByRole('button', { name: `Move ${before[1]}`, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await labels())[2]).toBe(before[1]);
  await page.keyboard.press('Escape');
  await expect.poll(labels).toEqual(before);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await labels())[2]).toBe(before[1]);
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect.poll(labels).toEqual(before);
});

for (const look of looks) {
  for (const path of dealtTo(look, ['', '/steps', '/header', '/contact'])) {
    test(`/editors/content${path} is accessible and fits, ${look.name}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.setViewportSize(look);
      await openAsEditor(page, `/editors/content${path}`);
      expect(await axeFindings(page, { except: ['iframe'] })).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}
