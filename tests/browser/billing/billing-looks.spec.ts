import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { cards, defaultCard, moveClock, newcomer, openBilling, subscribe, typeCard } from './buying.ts';

test.use({ refusals: [402] });

for (const look of looks) {
  const { width, height, colorScheme } = look;
  test.describe(look.name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('billing of a person on Light has no accessibility findings', async ({ page }) => {
      await newcomer(page);
      for (const path of [
        '/plans',
        '/billing',
        '/billing/details',
        '/billing/payment-method',
        '/billing/subscribe?period=year',
        '/billing/return?canceled',
      ]) {
        await openPage(page, path);
        expect(await axeFindings(page), path).toEqual([]);
        expect(await sidewaysOverflow(page), path).toBe(0);
        if (width < 768) expect(await smallTargets(page.locator('main')), path).toEqual([]);
      }
    });

    test('billing of an Investor has no accessibility findings, in grace too', async ({ page }) => {
      await newcomer(page);
      await subscribe(page);
      await openBilling(page);
      expect(await axeFindings(page), 'active').toEqual([]);
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      expect(await axeFindings(page), 'cancel').toEqual([]);
      await page.keyboard.press('Escape');
      await openPage(page, '/billing/subscribe?period=year');
      expect(await axeFindings(page), 'change').toEqual([]);
      await openPage(page, '/billing/payment-method');
      await page.getByRole('button', { name: 'Add card' }).click();
      await typeCard(page, cards.failsLater);
      expect(await axeFindings(page), 'add a card').toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Add card' }).click();
      await page.getByRole('button', { name: 'Set as default: VISA •••• 0341' }).click();
      await expect(defaultCard(page)).toContainText('0341');
      expect(await axeFindings(page), 'cards').toEqual([]);
      await openBilling(page);
      await moveClock(page, 'month');
      await expect(page.getByRole('button', { name: /^Pay .* now$/ })).toBeVisible();
      expect(await axeFindings(page), 'grace').toEqual([]);
      expect(await sidewaysOverflow(page), 'grace').toBe(0);
      if (width < 768) expect(await smallTargets(page.locator('main')), 'grace').toEqual([]);
    });
  });
}

test('in the sandbox no page lets another site’s script, frame or connection in', async ({ page }) => {
  await newcomer(page);
  for (const path of [
    '/',
    '/plans',
    '/billing',
    '/billing/payment-method',
    '/billing/subscribe?period=year',
  ]) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy'], path).not.toContain('stripe');
  }
});

function sidewaysOverflow(page: Parameters<typeof openPage>[0]): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
