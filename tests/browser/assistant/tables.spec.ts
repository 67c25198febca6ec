import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { expect, test } from '../watched-page.ts';
import { openAssistant } from './open-assistant.ts';

for (const look of looks) {
  test(`${look.name}: a ranking has bars and a table, whose figures open their sources; so has a trend, a value has none`, async ({
    page,
  }) => {
    await openAssistant(page, look);
    const ask = async (question: string) => {
      await page.getByLabel('Your question').fill(question);
      await page.keyboard.press('Enter');
    };
    await ask('Rank Nike, Apple and Costco by revenue in fiscal 2023');
    await expect(page).toHaveURL(/\/assistant\/\d+$/);
    const log = page.getByRole('log', { name: 'Chat' });
    await expect(
      log.getByRole('img', { name: /^Revenue: AAPL \$383\.3 billion, COST .+, NKE / }),
    ).toBeVisible();
    const nike = log.getByRole('table', { name: 'Revenue' }).getByRole('row', { name: /^NKE/ });
    await nike.getByRole('button', { name: '$51.2 billion' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Source' })).toContainText('51,217,000,000 USD');
    await page.keyboard.press('Escape');
    await ask('How has Nike’s net margin developed from 2019 to 2024?');
    const trend = log.getByRole('table', { name: 'Nike: net margin' });
    await expect(trend.getByRole('row')).toHaveCount(7);
    await ask('Nike’s revenue in fiscal 2023');
    await expect(log.getByRole('button', { name: 'Copy answer' })).toHaveCount(3);
    await expect(log.getByRole('table')).toHaveCount(2);
    expect(await axeFindings(page)).toEqual([]);
  });
}
