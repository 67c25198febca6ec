import type { Locator } from '@playwright/test';
import { openChart } from '../chart-card.ts';
import { expect, test } from '../watched-page.ts';

async function boxOf(cursor: Locator) {
  await cursor.scrollIntoViewIfNeeded();
  const box = await cursor.boundingBox();
  if (box === null) throw new Error('no cursor');
  return box;
}

test('dragging with the mouse zooms to a range, and a press shows the whole again', async ({ page }) => {
  const { card, button, cursor } = await openChart(page);
  await button('Line').click();
  await cursor.press('Home');
  const whole = (await cursor.getAttribute('aria-valuetext')) ?? '';
  const box = await boxOf(cursor);
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 4 });
  await expect(card.locator('.plot-selection')).toBeVisible();
  await page.mouse.up();
  await expect(card.getByRole('status')).toContainText(/^\w{3} \d+, 20\d\d to \w{3} \d+, 20\d\d\./);
  const picture = card.locator('svg.plot-picture').filter({ visible: true });
  await expect(picture).toHaveAttribute('aria-label', / Zoomed to \w{3} \d+, 20\d\d to /);
  await cursor.press('Home');
  await expect(cursor).not.toHaveAttribute('aria-valuetext', whole);
  await button('Reset zoom').click();
  await cursor.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuetext', whole);
  await expect(button('Reset zoom')).toHaveCount(0);
});

test('plus and minus zoom around the cursor, zero shows the whole, and so do the buttons', async ({
  page,
}) => {
  const { button, cursor } = await openChart(page);
  await button('1Y').click();
  await expect(cursor).toHaveAttribute('aria-valuemax', /^2\d\d$/);
  const whole = (await cursor.getAttribute('aria-valuemax')) ?? '';
  await button('Line').click();
  await cursor.press('End');
  await cursor.press('+');
  await expect(cursor).toHaveAttribute('aria-valuemax', /^1\d\d$/);
  await expect(cursor).toHaveAttribute('aria-valuetext', /^Aug 21, 2026/);
  await cursor.press('-');
  await expect(cursor).toHaveAttribute('aria-valuemax', whole);
  await button('Zoom in').click();
  await expect(cursor).toHaveAttribute('aria-valuemax', /^1\d\d$/);
  await button('Zoom out').click();
  await expect(cursor).toHaveAttribute('aria-valuemax', whole);
  await button('Zoom in').click();
  await button('6M').click();
  await expect(button('Reset zoom')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('a finger reads values, zooms once that is on, and still scrolls the page', async ({ page }) => {
    const { card, button, cursor } = await openChart(page);
    const box = await boxOf(cursor);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: [number, number], to: [number, number]) => {
      const at = ([x, y]: [number, number], part: number, [toX, toY]: [number, number]) => [
        { x: x + (toX - x) * part, y: y + (toY - y) * part },
      ];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from, 0, to) });
      for (const part of [0.25, 0.5, 0.75, 1])
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from, part, to) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const y = box.y + box.height / 2;
    const across = () => swipe([box.x + box.width * 0.3, y], [box.x + box.width * 0.6, y]);
    await across();
    await expect(button('Reset zoom')).toHaveCount(0);
    await button('Drag to zoom').click();
    await expect(button('Drag to zoom')).toHaveAttribute('aria-pressed', 'true');
    const { x: left, width, y: top, height } = await boxOf(cursor);
    await swipe([left + width * 0.3, top + height / 2], [left + width * 0.6, top + height / 2]);
    await expect(button('Reset zoom')).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    const again = await boxOf(cursor);
    const middle = again.x + again.width / 2;
    await swipe([middle, again.y + again.height - 20], [middle, again.y - 80]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(card.locator('.plot-selection')).toHaveCount(0);
  });
});
