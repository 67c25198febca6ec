import { copyLink, openChart } from '../chart-card.ts';
import { samplePerson, signInOn } from '../people.ts';
import { expect, takenOver, test } from '../watched-page.ts';

test('a copied link opens the same chart elsewhere, without replacing what is stored there', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { button, plotted } = await openChart(page);
  await button('5Y').click();
  await button('Line').click();
  await plotted.getByRole('button', { name: 'Remove Revenue', exact: true }).click();
  const link = await copyLink(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const card = await openChart(other, new URL(link).pathname + new URL(link).search);
  await expect(card.button('5Y')).toHaveAttribute('aria-pressed', 'true');
  await expect(card.button('Line')).toHaveAttribute('aria-pressed', 'true');
  await expect(card.plotted).not.toContainText('Revenue');
  await other.goto('/company/AAPL');
  await takenOver(other);
  await expect(card.button('10Y')).toHaveAttribute('aria-pressed', 'true');
  await elsewhere.close();
});

test('an invalid link shows the usual chart', async ({ page }) => {
  const { button, plotted } = await openChart(
    page,
    '/company/AAPL?period=%3Cscript%3E&type=pie&compare=%00,../..',
  );
  await expect(button('10Y')).toHaveAttribute('aria-pressed', 'true');
  await expect(plotted).toContainText('Stock price');
});

test('who opens a link sees no more companies than their plan allows', async ({ page }) => {
  const link = '/company/AAPL?rows=stockPrice&mode=rebased&compare=COST,PG,NKE';
  await signInOn(page, await samplePerson('ben'));
  const { plotted } = await openChart(page, link);
  for (const name of ['COST', 'PG', 'NKE']) await expect(plotted).toContainText(name);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openChart(page, link);
  await expect(plotted).toContainText('Stock price');
  await expect(plotted).not.toContainText('PG');
});
