import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { expect, test } from '../watched-page.ts';
import { openAssistant } from './open-assistant.ts';

for (const look of looks) {
  test(`${look.name}: a figure in a sentence opens its filing, a calculated one what it is made of`, async ({
    page,
  }) => {
    await openAssistant(page, look);
    await page.getByLabel('Your question').fill('By how much did Nike’s revenue grow in fiscal 2023?');
    await page.keyboard.press('Enter');
    // A new chat gets its address, and with it its page.
    await expect(page).toHaveURL(/\/assistant\/\d+$/);
    const log = page.getByRole('log', { name: 'Chat' });
    const filed = log.getByRole('button', { name: '$51.2 billion' });
    await filed.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Source' });
    await expect(panel).toContainText('51,217,000,000 USD');
    await expect(panel).toContainText('As filed.');
    await expect(panel.getByRole('link', { name: /Open filing \d{10}-\d\d-\d{6}/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.sec\.gov\//,
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(filed).toBeFocused();

    await log.getByRole('button', { name: '9.6%' }).click();
    await expect(panel).toContainText('Later value ÷ earlier value − 1.');
    await expect(panel.getByText('46,710,000,000 USD')).toBeVisible();
    await panel.getByText('46,710,000,000 USD').click();
    await expect(panel).toContainText('As filed.');
    expect(await axeFindings(page)).toEqual([]);
    const sheet = await panel.boundingBox();
    expect(sheet?.y === 0).toBe(look.width >= 768);
  });
}
