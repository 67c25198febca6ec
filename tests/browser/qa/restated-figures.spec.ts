import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { makeMember } from '../community.ts';
import { tenfold } from '../content/editors.ts';
import { postAs, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { openQuestion, shownAnswer } from './threads.ts';

// No other test reads what Regeneron filed: this one files something.
const named = 'REGN FY2023 revenue';
const cik = 872589;

/** The running server imports an amended report, with other revenue of 2023. */
async function amend(revenue: number, attempt: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-amended-'));
  const filing = { accn: `0000872589-26-00009${attempt}`, form: '10-K/A', filed: `2026-11-2${attempt}` };
  const value = { start: '2023-01-01', end: '2023-12-31', val: revenue, ...filing };
  const facts = { 'us-gaap': { Revenues: { label: 'Revenues', units: { USD: [value] } } } };
  await writeFile(
    join(folder, `CIK${String(cik).padStart(10, '0')}.json`),
    JSON.stringify({ cik, entityName: 'REGENERON PHARMACEUTICALS, INC.', facts }),
  );
  await writeFile(
    join(folder, 'index.csv'),
    `symbol,cik,name\nREGN,${cik},"Regeneron Pharmaceuticals, Inc."\n`,
  );
  await tenfold('import', 'sec', '--from', folder);
  await rm(folder, { recursive: true });
}

const mark = (within: Locator) => within.getByText('figure restated');

test('a figure that an amended report changes is marked wherever its author named it, told once, and renewed by a press', async ({
  page,
}, { retry }) => {
  const { id, path } = await openQuestion(page, 'What did biotech companies sell in 2023');
  const post = postAs(page, await signInOn(page, await makeMember(page)));
  const text = `Regeneron sold {${named}}.`;
  const { figures } = await post('qa/answers', { data: { text }, question_id: id });
  await post('company/notes/create', { symbols: ['REGN'], description: `Noted: ${text}` });
  const comment = { field: 'revenue', column: '2023', text: `Commented: ${text}` };
  await post('comment/company/REGN/create', comment);
  await amend(figures[0].value + 100_000_000, retry);

  const feed = async () =>
    (await post('notifications/filter/feeds', { page: 1 })).notifications.map(
      ({ kind }: { kind: string }) => kind,
    );
  await expect.poll(feed).toEqual(expect.arrayContaining(['figure_restated', 'own_figure_restated']));
  await readPrivateTexts(page);
  expect((await feed()).filter((kind: string) => kind === 'own_figure_restated')).toHaveLength(1);

  await openPage(page, path);
  const answer = shownAnswer(page, 'Regeneron sold');
  await expect(mark(answer)).toBeVisible();
  const figure = answer.locator('.named-figure-value');
  const before = await figure.innerText();
  await figure.press('Enter');
  const renew = answer.getByRole('button', { name: /^Update my text to \$13\.\d billion$/ });
  expect(await axeFindings(page, { part: 'main' })).toEqual([]);
  const after = (await renew.innerText()).replace('Update my text to ', '');
  expect(after).not.toBe(before);
  await renew.press('Enter');
  await expect(page.getByText(`Your text now says ${after}.`)).toBeVisible();
  await expect(figure).toHaveText(after);
  await expect(figure).toBeFocused();
  await expect(mark(answer)).toHaveCount(0);
  await expect(answer).toContainText('edited');
  await openPage(page, path);
  await expect(answer).toContainText(`Regeneron sold ${after}.`, { useInnerText: true });
});

/** Reached from the feed, too. */
async function readPrivateTexts(page: Page): Promise<void> {
  await openPage(page, '/my-tenfold/feeds');
  const news = page.getByRole('link', { name: /REGN FY2023 revenue in your (note|comment) was restated/ });
  await expect(news).toHaveCount(1);
  await expect(page.getByText(/\$13\.\d billion → \$13\.\d billion/)).toBeVisible();
  await news.click();
  await expect(page).toHaveURL(/\/(my-tenfold\/note|company)\/REGN/);
  await openPage(page, '/my-tenfold/notes');
  const note = page.getByRole('article').filter({ hasText: 'Noted' });
  await expect(mark(note)).toBeVisible();
  await note.locator('.named-figure-value').press('Enter');
  await expect(note.getByRole('note')).toContainText(/Now 13,\d{3},\d{3},000 USD, filed Nov 2\d, 2026/);
  await expect(note.getByRole('button', { name: /^Update my text/ })).toHaveCount(0);
  expect(await axeFindings(page, { part: 'main' })).toEqual([]);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(note.getByRole('note')).toBeInViewport();
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await expect.poll(fits).toBe(true);
  await page.setViewportSize({ width: 1512, height: 950 });
}
