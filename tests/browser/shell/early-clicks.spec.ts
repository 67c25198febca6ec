import type { Locator, Page } from '@playwright/test';
import { samplePerson, signInOn } from '../people.ts';
import { test as signedIn } from '../signed-in.ts';
import { expect, test as visitor } from '../watched-page.ts';

interface EarlyClick {
  /** The first bytes of the script's name. */
  script: string;
  path: string;
  control: (page: Page) => Locator;
  answer: (page: Page) => Promise<void>;
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const shows = (role: 'dialog' | 'group' | 'link' | 'table', name?: string) => (page: Page) =>
  expect(page.getByRole(role, name === undefined ? {} : { name })).toBeVisible();

/** Clicks while the part's script is still on its way: the click must count once it has come. */
async function clickEarly(page: Page, { script, path, control, answer }: EarlyClick): Promise<void> {
  let release = () => {};
  let requested = () => {};
  const isRequested = new Promise<void>((resolve) => {
    requested = resolve;
  });
  const mayLoad = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/assets/${script}-`), async (route) => {
    requested();
    await mayLoad;
    await route.continue();
  });
  await page.goto(path);
  await expect.poll(() => isHydrated(page.locator('main'))).toBe(true);
  expect(await isHydrated(control(page))).toBe(false);
  await control(page).click();
  await isRequested;
  release();
  await answer(page);
}

/** `main` is, with all but the parts loaded late: before that no script is there to see a click. */
function isHydrated(part: Locator): Promise<boolean> {
  return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
}

visitor.describe('a visitor’s click before the script has loaded', () => {
  visitor('opens what compares on a gated page', async ({ page }) => {
    await clickEarly(page, {
      script: 'GatedPerformanceCard',
      path: '/company/NKE',
      control: button('Compare'),
      answer: shows('dialog', 'Compare'),
    });
  });

  visitor('opens the source of a figure', async ({ page }) => {
    await clickEarly(page, {
      script: 'table',
      path: '/company/AAPL',
      control: (shown) => shown.locator('tr[data-row=revenue] td').nth(10),
      answer: shows('dialog', 'Source'),
    });
  });

  visitor('opens the source of a figure of the latest year', async ({ page }) => {
    await clickEarly(page, {
      script: 'LatestYearCard',
      path: '/company/NKE',
      control: (shown) => shown.locator('tr[data-row=revenue] td'),
      answer: shows('dialog', 'Source'),
    });
  });

  visitor('opens the inputs of the value', async ({ page }) => {
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/AAPL',
      control: button('Inputs and your own figures'),
      answer: (shown) => expect(shown.locator('.inputs-table')).toBeVisible(),
    });
  });

  visitor('opens what must be true', async ({ page }) => {
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/AAPL',
      control: button('What must be true for today’s price'),
      answer: (shown) => expect(shown.locator('.must-table')).toBeVisible(),
    });
  });

  visitor('takes a series off the chart', async ({ page }) => {
    const plotted = (shown: Page) => shown.getByRole('list', { name: 'Plotted' });
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/AAPL',
      control: button('Remove Stock price'),
      answer: (shown) => expect(plotted(shown)).not.toContainText('Stock price'),
    });
  });

  visitor('opens the list of methods', async ({ page }) => {
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/AAPL',
      control: (shown) => shown.locator('.method-picker-button'),
      answer: (shown) => expect(shown.getByRole('list', { name: 'Valuation methods' })).toBeVisible(),
    });
  });

  visitor('plots a row', async ({ page }) => {
    const row = (shown: Page) =>
      shown.locator('[data-chart-card]').getByRole('checkbox', { name: 'Net income', exact: true });
    await clickEarly(page, {
      script: 'chart',
      path: '/company/AAPL',
      control: row,
      answer: (shown) => expect(shown.getByRole('list', { name: 'Plotted' })).toContainText('Net income'),
    });
  });

  visitor('switches a setting of the value', async ({ page }) => {
    const setting = (shown: Page) =>
      shown.getByRole('switch', { name: 'Roll the value forward to the price date' });
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/AAPL',
      control: setting,
      answer: (shown) => expect(setting(shown)).toHaveAttribute('aria-checked', 'false'),
    });
  });

  visitor('asks who wants to follow a contributor to sign in', async ({ page }) => {
    await clickEarly(page, {
      script: 'ContributorPage',
      path: '/business-q-and-a/contributors/1',
      control: (shown) => shown.locator('.author-actions').getByRole('button', { name: 'Follow' }),
      answer: shows('dialog', 'Sign in'),
    });
  });

  visitor('asks who wants to reply to a comment to sign in', async ({ page }) => {
    await clickEarly(page, {
      script: 'QuestionPage',
      path: '/business-q-and-a/questions/1',
      control: (shown) => button('Reply')(shown).first(),
      answer: shows('dialog', 'Sign in'),
    });
  });
});

visitor('an early click on Pro tells somebody on Light what Investor adds', async ({ page }) => {
  await signInOn(page, await samplePerson('ann'));
  await clickEarly(page, {
    script: 'site-parts',
    path: '/company/AAPL',
    control: button('Pro'),
    answer: shows('dialog', 'Pro comes with the Investor plan'),
  });
});

visitor.describe('on a phone, a click before the script has loaded', () => {
  visitor.use({ viewport: { width: 375, height: 812 } });

  visitor('opens the menu', async ({ page }) => {
    await clickEarly(page, {
      script: 'site-parts',
      path: '/company/AAPL',
      control: button('Open menu'),
      answer: shows('dialog', 'Menu'),
    });
  });

  visitor('shows the forecast', async ({ page }) => {
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/AAPL#financials',
      control: button('FORECAST'),
      answer: (shown) => expect(button('AVERAGES')(shown)).toBeVisible(),
    });
  });

  visitor('shows all of the summary', async ({ page }) => {
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/AAPL',
      control: button('Show more'),
      answer: (shown) => expect(button('Show less')(shown)).toBeVisible(),
    });
  });

  visitor('opens the settings of the valuation', async ({ page }) => {
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/AAPL',
      control: button('Valuation settings'),
      answer: shows('group', 'Sections shown'),
    });
  });
});

signedIn.describe('a signed-in person’s click before the script has loaded', () => {
  signedIn('opens the account menu', async ({ page }) => {
    await clickEarly(page, {
      script: 'site-parts',
      path: '/company/AAPL',
      control: button('Account menu'),
      answer: shows('link', 'My profile'),
    });
  });

  signedIn('changes the type of a row’s chart', async ({ page }) => {
    await clickEarly(page, {
      script: 'FinancialsChart',
      path: '/financials/AAPL/revenue',
      control: button('Line'),
      answer: (shown) => expect(button('Line')(shown)).toHaveAttribute('aria-pressed', 'true'),
    });
  });

  signedIn('opens the form for a figure of one’s own', async ({ page }) => {
    const own = (shown: Page) => shown.getByRole('button', { name: /^Use your own/ }).first();
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/BRK-B',
      control: own,
      answer: (shown) => expect(shown.locator('.inputs-table form')).toBeVisible(),
    });
  });

  signedIn('values by free cash flow', async ({ page }) => {
    await clickEarly(page, {
      script: 'company-parts',
      path: '/company/O',
      control: button('Value by free cash flow'),
      answer: (shown) => expect(shown.locator('.what-helps')).toHaveCount(0),
    });
  });
});
