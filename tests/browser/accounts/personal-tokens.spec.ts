import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

test.use({ refusals: [422] });

const settings = '/my-tenfold/settings/MAIN';

for (const look of looks) {
  test(`${look.name}: a token is made, shown once, used and revoked by keyboard`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await signInOn(page, await makeAccount(page));
    await openPage(page, settings);
    const block = page.getByRole('region', { name: 'Personal access tokens' });
    await block.getByLabel('Name').fill('My notebook');
    await page.keyboard.press('Enter');
    await expect(block.getByLabel('Token', { exact: true })).toBeFocused();
    const secret = await block.getByLabel('Token', { exact: true }).inputValue();
    await expect(block.getByLabel('Name')).toHaveValue('');
    const row = block.getByRole('list', { name: 'Your tokens' }).getByRole('listitem');
    await expect(row).toContainText('My notebook');
    await expect(row).toContainText(/Company figures · Created .* · Never used/);
    expect(await axeFindings(page, { part: 'main' })).toEqual([]);

    const read = async () =>
      (
        await request.get('/api/v1/company/NKE/financials', {
          headers: { authorization: `Bearer ${secret}` },
        })
      ).status();
    expect(await read()).toBe(200);
    await openPage(page, settings);
    await expect(row).toContainText('Last used');
    await expect(block.getByLabel('Token', { exact: true })).toHaveCount(0);
    await row.getByRole('button', { name: 'Revoke My notebook' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).press('Enter');
    await expect(row).toHaveCount(0);
    expect(await read()).toBe(401);
  });
}

test('a token without a name is asked for one, and what was chosen stays', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, settings);
  const block = page.getByRole('region', { name: 'Personal access tokens' });
  await block.getByText('Figures and my own data').click();
  await block.getByRole('button', { name: 'Create token' }).click();
  await expect(block.getByText('Enter a name')).toBeVisible();
  await block.getByLabel('Name').fill('Sheet');
  await block.getByRole('button', { name: 'Create token' }).click();
  await expect(block.getByRole('listitem')).toContainText('Figures and my own data');
});
