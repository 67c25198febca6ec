import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { samplePerson, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

// One after another: each answers the first that waits.
test.describe.configure({ mode: 'default' });

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('an analyst answers what nobody did, by keyboard: it is marked, leaves the queue until it is deleted, and earns no points', async ({
      page,
    }) => {
      await signInOn(page, await samplePerson('dora'));
      // On a phone it is on another tab.
      const points = page.locator('[aria-labelledby=my-contribution]').getByText(/of \d+ points/);
      await openPage(page, '/business-q-and-a');
      const before = await points.textContent();
      await openPage(page, '/editors/analysts');
      const first = page.getByRole('link', { name: /^Answer / }).first();
      const title = ((await first.textContent()) ?? '').replace(/^Answer /u, '');
      await first.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const questionAddress = page.url();
      await page.getByLabel('Your answer').fill('The filings give the figure, but not the reason.');
      await page.getByRole('button', { name: 'ADD', exact: true }).press('Enter');
      const answer = page.getByRole('article').filter({ hasText: 'The filings give the figure' });
      await expect(answer).toContainText('Answer by an analyst');
      // The header stays, and axe takes for too small what has been scrolled below it.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeFindings(page)).toEqual([]);
      await openPage(page, '/editors/analysts');
      await expect(page.getByRole('link', { name: `Answer ${title}` })).toHaveCount(0);
      await openPage(page, '/business-q-and-a');
      expect(await points.textContent()).toBe(before);

      await openPage(page, questionAddress);
      await answer.getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(answer).toHaveCount(0);
      await openPage(page, '/editors/analysts');
      await expect(page.getByRole('link', { name: `Answer ${title}` })).toHaveCount(1);
    });
  });
}
