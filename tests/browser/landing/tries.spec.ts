import type { Page } from '@playwright/test';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

const section = (page: Page, id: string) => page.locator(`#${id}`);

/** Each link of a try, and what it promised on the page it opens. */
const promised: readonly {
  readonly id: string;
  readonly link: string;
  readonly finds: (page: Page) => Promise<void>;
}[] = [
  {
    id: 'filing',
    link: 'Open Apple’s ten years',
    finds: async (page) => {
      for (const year of ['2016', '2025'])
        await expect(page.locator('.financials-table thead').getByText(year, { exact: true })).toBeVisible();
    },
  },
  {
    id: 'must',
    link: 'Open it for Apple',
    finds: async (page) => {
      await page.getByRole('button', { name: 'What must be true for today’s price' }).click();
      await expect(page.getByRole('table', { name: /^What must be true for \$/ })).toBeVisible();
    },
  },
  {
    id: 'moved',
    link: 'Start a forecast of Apple',
    finds: async (page) => {
      await expect(page.locator('.is-editable tr[data-row="revenueChange"]').first()).toBeVisible();
    },
  },
  {
    id: 'note',
    link: 'Write one about Apple',
    finds: (page) =>
      expect(page.getByText('Your notes on Apple, each with the price of its day.').first()).toBeVisible(),
  },
  {
    id: 'alert',
    link: 'Set one on Apple',
    finds: async (page) => {
      await takenOver(page);
      const card = page.locator('.price-alert-card').filter({ visible: true });
      await card
        .locator('button[aria-pressed]')
        .filter({ hasText: /model|forecast/i })
        .click();
      await expect(page.getByRole('dialog', { name: 'Price alert' })).toContainText('to set price alerts');
    },
  },
  {
    id: 'workbook',
    link: 'Export Apple’s',
    finds: (page) => expect(page.getByRole('button', { name: /^Export/ }).first()).toBeVisible(),
  },
];

for (const { id, link, finds } of promised) {
  test(`“${link}” leads to what the landing page shows of it`, async ({ page }) => {
    await openPage(page, '/');
    await section(page, id).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/company\/AAPL/);
    await finds(page);
  });
}

test('what must be true has the numbers and the words of Apple’s page', async ({ page }) => {
  await openPage(page, '/');
  const price = (await section(page, 'must').locator('.must-lead b').textContent()) ?? '';
  const lines = await section(page, 'must')
    .locator('.must-card li')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('.must-t > b')?.textContent ?? '',
        item.querySelector('.must-t b.num')?.textContent ?? '',
        item.querySelector('.caption')?.textContent?.trim() ?? '',
      ]),
    );
  expect(lines.map(([name]) => name)).toEqual(['Revenue change', 'CFO, % of revenue', 'Required return']);
  await openPage(page, '/company/AAPL#value-estimate');
  await page.getByRole('button', { name: 'What must be true for today’s price' }).click();
  // The price may have moved since.
  await page.getByLabel('Price, USD').fill(price.replace('$', ''));
  for (const [name = '', needed = '', words = ''] of lines) {
    const row = page
      .locator('.must-table')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row.locator('.need')).toContainText(needed);
    expect((await row.locator('.must-words').innerText()).replace(/\s+/g, ' ').trim()).toBe(
      words.replace(/\s+/g, ' '),
    );
  }
});

test('the parts of the walk add up, the workbook says what its change is worth', async ({ page }) => {
  await openPage(page, '/');
  const walk = section(page, 'moved');
  const parts = await walk.locator('tbody td.num').allTextContents();
  const cents = (text: string) => Math.round(Number(text.replace('−', '-').replace('+', '')) * 100);
  const together = await walk.locator('tfoot td.num').textContent();
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(together ?? ''));

  const sheet = section(page, 'workbook');
  await sheet.getByRole('button', { name: 'Import 1 change' }).click();
  await expect(sheet.getByRole('status')).toHaveText(/^Value per share \$\d+\.\d\d → \$\d+\.\d\d$/);
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Nothing is saved until you choose it.');

  const filing = section(page, 'filing');
  await filing.getByRole('button', { name: /^Capital spending 2025/ }).click();
  await expect(filing.locator('.src-page')).toContainText('PaymentsToAcquireProperty');
  await expect(filing.locator('.fact-pop')).toContainText('as filed');
  await filing.getByRole('button', { name: 'Quarterly' }).click();
  await expect(filing.getByRole('columnheader').last()).toHaveText(/^\d{4} Q\d$/);
  await expect(filing.getByRole('link', { name: /^Open the filing/ })).toHaveAttribute('href', /sec\.gov/);
});

test('lists, plans and the banner are doors', async ({ page }) => {
  await openPage(page, '/');
  const doors = section(page, 'lists').getByRole('link');
  expect(await doors.count()).toBeGreaterThan(2);
  const name = (await doors.first().locator('b').textContent()) ?? '';
  await doors.first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await openPage(page, '/');
  await section(page, 'plans').getByRole('link', { name: 'See plans' }).click();
  await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText('up to 500');
  await openPage(page, '/');
  await page.getByRole('complementary', { name: 'Company of the month' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /NIKE/ })).toBeVisible();
});

test('sign-up opens the registration with the address filled in, and not in the page’s address', async ({
  page,
}) => {
  await openPage(page, '/');
  await section(page, 'signup').getByRole('textbox', { name: 'Email' }).fill('new.reader@example.com');
  await section(page, 'signup').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('new.reader@example.com');
  await expect(page).toHaveURL(/\/register\?next=%2Fcompany%2FAAPL$/);
});
