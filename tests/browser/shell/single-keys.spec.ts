import { axeFindings } from '../axe-findings.ts';
import { askAll, editorOn, titled } from '../community.ts';
import { expect, openPage, test } from '../watched-page.ts';

test('an editor switches single-key shortcuts off: no key does anything until they are on again', async ({
  page,
}) => {
  await askAll(page, [
    `Why do ${titled('orders').slice(0, -1)} move before the margin?`,
    `Why do ${titled('prices').slice(0, -1)} move after it?`,
  ]);
  await editorOn(page);
  await openPage(page, '/editors/questions');
  const shown = page.locator('.queue-item.is-on a');
  const first = (await shown.textContent()) ?? '';
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  const keys = help.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(keys).toBeChecked();
  await keys.uncheck();
  await expect(help).toContainText('Keys are off in this browser. The buttons do the same.');
  expect(await axeFindings(page)).toEqual([]);
  await help.getByRole('button', { name: 'OK' }).click();

  const search = page.getByRole('combobox', { name: 'Search for symbols or companies' });
  const expectNothing = async () => {
    for (const key of ['j', 'a', 'x', '?', '/']) await page.keyboard.press(key);
    await expect(shown).toHaveText(first);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(search).not.toBeFocused();
    await expect(page.locator('.queue-item.is-on').getByRole('checkbox')).not.toBeChecked();
  };
  await expectNothing();
  await expect(page.locator('.queue-bar kbd')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reject' }).click();
  const reasons = page.getByRole('dialog');
  await expect(reasons.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('2');
  await expect(reasons.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Keys are off' })).toBeVisible();
  await expectNothing();

  await page.setViewportSize({ width: 375, height: 812 });
  await shown.click();
  await page.getByRole('button', { name: 'Keys are off' }).click();
  await keys.check();
  await help.getByRole('button', { name: 'OK' }).click();
  await page.setViewportSize({ width: 1512, height: 950 });
  await page.keyboard.press('j');
  await expect(shown).not.toHaveText(first);
});
