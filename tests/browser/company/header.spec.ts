import { expect, openPage, test } from '../watched-page.ts';

test('on a phone a long name runs under no button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/company/TSM');
  const name = page.getByRole('heading', { level: 1 });
  const words = await name.evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return [...text.getClientRects()].map(({ right, top, bottom }) => ({ right, top, bottom }));
  });
  const buttons = await page
    .locator('.company-actions')
    .evaluate((actions) => [...actions.children].map((button) => button.getBoundingClientRect().toJSON()));
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) {
    const beside = words.filter(({ top, bottom }) => bottom > button.top && top < button.bottom);
    expect(beside.filter(({ right }) => right > button.left)).toEqual([]);
  }
});
