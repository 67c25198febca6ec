import { payOnPage } from '../../../../apps/server/src/features/billing/stripe/server/people.fixture.ts';
import { axeFindings } from '../../axe-findings.ts';
import { openPage } from '../../watched-page.ts';
import { defaultCard, payButton } from '../buying.ts';
import { expect, newcomer, test } from './stripe-site.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });
test.use({ refusals: [402] });

const fields = (page: Parameters<typeof openPage>[0]) =>
  page.frameLocator('iframe[title="Secure payment input frame"]');

/**
 * By keyboard: Chromium drops clicks in another site’s frame that has just appeared. The frame goes as the key goes
 * down, and whether it comes up is sometimes never said: the frame’s end is waited for.
 */
async function answerBank(page: Parameters<typeof openPage>[0], answer: 'Confirm' | 'Refuse'): Promise<void> {
  const bank = page.frameLocator('iframe[title="Bank"]');
  const button = bank.getByRole('button', { name: answer });
  await expect(button).toBeVisible();
  void button.press('Enter').catch(() => undefined);
  await expect(page.locator('iframe[title="Bank"]')).toHaveCount(0);
}

async function typeCard(page: Parameters<typeof openPage>[0], number: string): Promise<void> {
  await fields(page).getByLabel('Card number').fill(number);
}

for (const width of [375, 1512]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a card is added in Stripe’s fields, and its number never reaches us', async ({ page, site }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(site.server.url)) sent.push(request.postData() ?? '');
      });
      await newcomer(page, site);
      await openPage(page, '/billing/payment-method');
      await page.getByRole('button', { name: 'Add card' }).click();
      await typeCard(page, '4242424242424242');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Add card' }).click();
      await expect(defaultCard(page)).toContainText('4242');
      expect(sent.filter((body) => body.includes('42424242'))).toEqual([]);
    });

    test('Investor is paid with a card typed in Stripe’s fields', async ({ page, site }) => {
      await newcomer(page, site);
      await openPage(page, '/billing/subscribe?period=year');
      await typeCard(page, '4242424242424242');
      expect(await axeFindings(page)).toEqual([]);
      await payButton(page).click();
      await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
    });

    test('Stripe’s own page pays as well: until its bank is known the person waits', async ({
      page,
      site,
    }) => {
      await newcomer(page, site);
      await openPage(page, '/billing/subscribe?period=year&from=/company/AAPL');
      await page.getByRole('button', { name: /provider’s page/ }).click();
      await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.com\//);
      const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.goto(`${site.server.url}/billing/return`);
      await expect(page.getByRole('status').filter({ hasText: 'Waiting for your bank' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      payOnPage(site.state, session, '4242');
      await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to AAPL' })).toBeVisible();
    });
  });
}

test('a card that Stripe declines is said so, and the next one is added', async ({ page, site }) => {
  await newcomer(page, site);
  await openPage(page, '/billing/payment-method');
  await page.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog');
  await typeCard(page, '4000000000000002');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your card was declined');
  await typeCard(page, '5555555555554444');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(defaultCard(page)).toContainText('4444');
});

test('what is wrong with a card Stripe says at its field, and nothing is sent', async ({
  page,
  site,
  calls,
}) => {
  await newcomer(page, site);
  await openPage(page, '/billing/subscribe?period=year');
  await fields(page).getByLabel('Card number').waitFor();
  await payButton(page).click();
  await expect(fields(page).getByRole('alert')).toHaveText('Your card number is incomplete.');
  await expect(payButton(page)).toBeEnabled();
  expect(calls.filter((call) => call.endsWith('/payment-cards'))).toEqual([]);
});

test('a card whose bank asks as it is added is kept once the person has confirmed', async ({
  page,
  site,
}) => {
  await newcomer(page, site);
  await openPage(page, '/billing/payment-method');
  await page.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await typeCard(page, '4000002500003155');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await answerBank(page, 'Refuse');
  await expect(dialog.getByRole('alert')).toContainText('unable to authenticate');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await answerBank(page, 'Confirm');
  await expect(defaultCard(page)).toContainText('3155');
});

test('a payment whose bank asks is refused there, asked again, and confirmed', async ({ page, site }) => {
  await newcomer(page, site);
  await openPage(page, '/billing/subscribe?period=year');
  await typeCard(page, '4000002760003184');
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await dialog.getByRole('button', { name: 'Open bank window' }).click();
  await answerBank(page, 'Refuse');
  await expect(page.getByRole('alert')).toContainText('You were not charged');
  await payButton(page).click();
  await dialog.getByRole('button', { name: 'Open bank window' }).click();
  await answerBank(page, 'Confirm');
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
});

test('a year whose bank hasn’t confirmed can be given up, and the month goes on', async ({ page, site }) => {
  await newcomer(page, site);
  await openPage(page, '/billing/subscribe?period=month');
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
  await openPage(page, '/billing/payment-method');
  await page.getByRole('button', { name: 'Add card' }).click();
  await typeCard(page, '4000002760003184');
  await page.getByRole('dialog').getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Set as default: VISA •••• 3184' }).click();
  await expect(defaultCard(page)).toContainText('3184');
  await openPage(page, '/billing/subscribe?period=year');
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await expect(dialog).toContainText('Yearly billing starts as soon as your bank confirms.');
  await openPage(page, '/billing');
  await page.getByRole('button', { name: 'Confirm or cancel' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep monthly' }).click();
  await expect(page.getByText('Your bank is waiting for you.')).toHaveCount(0);
  await expect(page.getByRole('definition').first()).toHaveText('$12.00 a month, before tax');
});

test.describe('where Stripe’s script can’t be loaded', () => {
  test.use({ loggedFailure: /ERR_FAILED|Failed to load|opening the card fields/ });

  test('the checkout says so, keeps what was chosen, and works once it can', async ({ page, site }) => {
    await newcomer(page, site);
    const script = 'https://js.stripe.com/**';
    await page.route(script, (route) => route.abort());
    await openPage(page, '/billing/subscribe?period=month');
    const alert = page.getByRole('alert').filter({ hasText: 'The card fields couldn’t be loaded.' });
    await expect(alert).toContainText('Check your connection');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('radio', { name: /Yearly/ }).click();
    await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'haven’t loaded yet' })).toBeVisible();
    await page.unroute(script);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await typeCard(page, '4242424242424242');
    await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
  });
});

test('whoever comes from another screen has the card fields too', async ({ page, site }) => {
  await newcomer(page, site);
  await openPage(page, '/plans');
  await page.getByRole('link', { name: 'Choose Investor' }).click();
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
});

test('screens of billing let Stripe in by name, and others nobody', async ({ page, site }) => {
  await newcomer(page, site);
  const allowed = async (path: string) => {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const directives = policy.split(';').map((directive) => directive.split(' '));
    return directives.flatMap(([name = '', ...sources]) =>
      sources
        .filter((source) => source.includes('stripe') || source === 'https:' || source === '*')
        .map((source) => `${name} ${source}`),
    );
  };
  for (const path of [
    '/billing',
    '/billing/payment-method',
    '/billing/subscribe?period=year',
    '/billing/return?canceled',
  ]) {
    expect(await allowed(path), path).toEqual([
      'script-src https://js.stripe.com',
      'script-src https://*.js.stripe.com',
      'connect-src https://api.stripe.com',
      'frame-src https://js.stripe.com',
      'frame-src https://*.js.stripe.com',
      'frame-src https://hooks.stripe.com',
    ]);
  }
  for (const path of ['/', '/plans', '/company/AAPL', '/my-tenfold', '/api/docs']) {
    expect(await allowed(path), path).toEqual([]);
  }
});
