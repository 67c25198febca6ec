import {
  type EdgarServer,
  openEdgarServer,
} from '../../../apps/server/src/features/market-data/edgar/edgar-server.fixture.ts';
import { smallFiler } from '../../../apps/server/src/features/market-data/filings/companyfacts.fixture.ts';
import { type Server, startServer } from '../../world/server.ts';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { expect, takenOver, test } from '../watched-page.ts';

/** Listed in the sample, without data. */
const filers = { KO: 21_344, PEP: 77_476, PFE: 78_003, VZ: 732_712 } as const;

const factsOf = (symbol: keyof typeof filers) =>
  `/api/xbrl/companyfacts/CIK${String(filers[symbol]).padStart(10, '0')}.json`;

test.describe.configure({ mode: 'serial' });

let sec: EdgarServer;
let server: Server;
test.beforeAll(async () => {
  // A product of its own starts slowly on a busy machine.
  test.setTimeout(180_000);
  sec = await openEdgarServer();
  server = await startServer({ SEC_CONTACT: 'ann@example.org', EDGAR_URL: sec.url });
});
test.afterAll(async () => {
  sec.close();
  await server.stop();
});
test.beforeEach(() => {
  sec.sent.length = 0;
  sec.failWith(null);
});

const companyPage = (symbol: string) => `${server.url}/company/${symbol}`;

test('a listing without data says what is being done, and turns into its page', async ({ page }) => {
  test.setTimeout(120_000);
  sec.publish(factsOf('KO'), smallFiler(filers.KO));
  const answer = sec.hold();
  await page.goto(companyPage('KO'));
  const fetching = page.getByRole('region', { name: 'Fetching filings' });
  // The first job of a product that has just started waits for its turn.
  const now = fetching.locator('[data-step="now"]');
  await expect(now).toHaveText('Fetching its filings from the SEC', { timeout: 60_000 });
  await expect(fetching.getByRole('status')).toHaveText('Fetching its filings from the SEC');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  answer();
  await expect(page.getByRole('region', { name: 'Financials', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/coca/i);
  expect(sec.sent.filter((path) => path === factsOf('KO'))).toHaveLength(1);
});

test.describe('during an outage of the SEC', () => {
  test('says so, and tries again when asked', async ({ page }) => {
    sec.publish(factsOf('PEP'), smallFiler(filers.PEP));
    sec.failWith(500);
    await page.goto(companyPage('PEP'));
    await expect(page.getByRole('heading', { name: 'The SEC isn’t answering' })).toBeVisible();
    sec.failWith(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Financials', exact: true })).toBeVisible();
  });
});

test('a filer without figures is refused in words, and leads on', async ({ page }) => {
  await page.goto(companyPage('VZ'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The SEC has no filings of');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('link', { name: /^See the \d+ companies$/ }).click();
  await expect(page).toHaveURL(/\/companies$/);
});

test('an unknown symbol fetches nothing', async ({ page }) => {
  expect((await page.goto(companyPage('NOSUCH')))?.status()).toBe(404);
  expect((await page.request.post(companyPage('NOSUCH'))).status()).toBe(404);
  expect(sec.sent).toEqual([]);
});

test('search says what can be fetched before the click', async ({ page }) => {
  await page.goto(`${server.url}/company?query=pfizer`);
  await expect(page.getByRole('heading', { name: 'Fetched when you open them' })).toBeVisible();
  await expect(page.getByRole('link', { name: /PFE/ })).toContainText('Can be fetched');
});

test.describe('while the network is away', () => {
  test.use({ loggedFailure: /ERR_INTERNET_DISCONNECTED|filings refresh/ });

  test('the page goes on by itself afterwards', async ({ page, context }) => {
    sec.publish(factsOf('PFE'), smallFiler(filers.PFE));
    const answer = sec.hold();
    await page.goto(companyPage('PFE'));
    const fetching = page.getByRole('region', { name: 'Fetching filings' });
    await expect(fetching.locator('[data-step="now"]')).toHaveText('Fetching its filings from the SEC');
    await takenOver(page);
    await context.setOffline(true);
    await expect(fetching).toContainText('We can’t reach the server.');
    answer();
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Financials', exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing is fetched by a button, and its page comes by itself', async ({ page }) => {
    const answer = sec.hold();
    await page.goto(companyPage('UNH'));
    await page.getByRole('button', { name: 'Fetch its filings' }).click();
    await expect(page.getByRole('link', { name: 'Look again' })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The SEC has no filings of');
  });
});

/** Another for each look: once refused, a listing is not fetched again for a while. */
const refused = {
  'desktop light': 'IBM',
  'desktop dark': 'MRK',
  'phone light': 'BMY',
  'phone dark': 'ABT',
};

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing while a company is fetched, and when it is refused', async ({ page }) => {
      const answer = sec.hold();
      await page.goto(companyPage(refused[look.name]));
      await expect(page.locator('[data-step="now"]')).toHaveText('Fetching its filings from the SEC');
      expect(await axeFindings(page)).toEqual([]);
      answer();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('The SEC has no filings of');
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
