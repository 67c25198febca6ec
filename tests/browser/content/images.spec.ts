import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../watched-page.ts';
import { editorCalls, openAsEditor, pictureFile } from './editors.ts';

test.use({ refusals: [404, 409, 413, 422] });

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('an uploaded picture is on the page once it is described', async ({ page }) => {
  const token = await openAsEditor(page, '/editors/content/own1');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A picture of ours');
  await page.getByRole('switch', { name: 'Shown' }).check();
  await page.getByRole('button', { name: 'Add image' }).first().click();
  const item = group(page, 'Image 1');
  await item.locator('input[type=file]').setInputFiles(await pictureFile('green.png', 'green'));
  await expect(item.getByText('320 × 180 · not described')).toBeVisible();
  await expect.poll(() => item.locator('img').evaluate(isLoaded)).toBe(true);

  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  await expect(page.getByText('Describe the image for people who can’t see it.')).toBeVisible();
  await expect(item.getByLabel('Image description')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('A picture of ours');
  await expect(item.getByText('320 × 180 · not described')).toBeVisible();
  await item.getByLabel('Image description').fill('A green field');
  await publish.click();
  await expect(page.getByText('v1 is public.')).toBeVisible();

  await openPage(page, '/');
  const shown = page.getByRole('img', { name: 'A green field' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate(isLoaded)).toBe(true);
  await editorCalls(page, token).putBack('own1', 0);
});

test('a file that is too large, or no picture, is refused with a reason, and nothing is lost', async ({
  page,
}) => {
  const token = await openAsEditor(page, '/editors/content/banner');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Nike, typed before');
  const logo = group(page, 'Logo');
  const choose = (name: string, buffer: Buffer) =>
    logo.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  const first = await pictureFile('blue.png', 'blue', 64, 64);
  await choose(first.name, first.buffer);
  await logo.getByLabel('Image description').fill('A swoosh');

  const tooLarge = 'Use an image of at most 4,000 × 4,000 pixels and 2 MB. WebP, PNG, JPEG or GIF.';
  await choose('large.png', Buffer.alloc(5_500_000, 1));
  await expect(logo.getByRole('alert')).toHaveText(tooLarge);
  await choose('text.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
  await expect(logo.getByRole('alert')).toContainText('We couldn’t read this image.');
  const wide = await pictureFile('wide.png', 'white', 4_001, 2);
  await choose(wide.name, wide.buffer);
  await expect(logo.getByRole('alert')).toHaveText(tooLarge);

  await expect(title).toHaveValue('Nike, typed before');
  await expect(logo.getByText('64 × 64 · described')).toBeVisible();
  await expect(logo.getByLabel('Image description')).toHaveValue('A swoosh');
  await choose(first.name, first.buffer);
  await expect(logo.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Nike, typed before');
  await editorCalls(page, token).putBack('banner', 0);
});

test('a picture goes where its item stands once it is uploaded, and nowhere when it was removed', async ({
  page,
}) => {
  let send: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  const token = await openAsEditor(page, '/editors/content/note');
  await page.route('**/api/v1/content/images', async (route) => {
    await held;
    await route.continue();
  });
  const add = page.getByRole('button', { name: 'Add image' }).first();
  for (const colour of ['green', 'blue', 'red']) {
    await add.click();
    await page.keyboard.type(colour);
  }
  const choose = async (name: string) =>
    group(page, name)
      .locator('input[type=file]')
      .setInputFiles(await pictureFile('p.png', name === 'Image 1' ? 'green' : 'red', 64, 32));
  await choose('Image 1');
  await choose('Image 3');
  await page.getByRole('button', { name: 'Remove Image 1', exact: true }).click();
  const answers = [0, 1].map(() => page.waitForResponse('**/api/v1/content/images'));
  send();
  await Promise.all(answers);
  const moved = group(page, 'Image 2');
  await expect(moved.getByLabel('Category')).toHaveValue('red');
  await expect(moved.getByText('64 × 32 · not described')).toBeVisible();
  await expect(group(page, 'Image 1').getByLabel('Category')).toHaveValue('blue');
  await expect(group(page, 'Image 1').getByText('No image')).toBeVisible();
  await editorCalls(page, token).putBack('note', 0);
});

test('images of several categories are switched, and a phone has its own', async ({ page }) => {
  const token = await openAsEditor(page, '/editors/content');
  const calls = editorCalls(page, token);
  const shown = async (colour: string, category: string, alt: string) => ({
    logo: { ...(await calls.upload(await pictureFile('p.png', colour))), alt },
    image_category: category,
    left_margin: 0,
    right_margin: 40,
  });
  const categories = ['ANNUAL', 'QUARTERLY', 'MONTHLY', 'WEEKLY', 'DAILY'];
  const images = [];
  for (const [at, category] of categories.entries()) {
    images.push(await shown(`rgb(${at * 40}, 80, 80)`, category, `${category} on a desktop`));
  }
  const phone = await shown('purple', 'ANNUAL', 'ANNUAL on a phone');
  await calls.publish('own2', { show: true, title: 'By category', images, mobile_images: [phone] });

  await openPage(page, '/');
  const section = page.locator('#own2');
  const visible = () =>
    section
      .locator('img')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  for (const category of categories) {
    await section.getByText(category, { exact: true }).click();
    await expect(section.getByRole('radio', { name: category, exact: true })).toBeChecked();
    expect(await visible()).toEqual([`${category} on a desktop`]);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await section.getByText('ANNUAL', { exact: true }).click();
  expect(await visible()).toEqual(['ANNUAL on a phone']);
  // Without one of its own a phone shows that of a desktop.
  await section.getByText('DAILY', { exact: true }).click();
  expect(await visible()).toEqual(['DAILY on a desktop']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await calls.putBack('own2', 0);
});

test('logos of those who wrote about us are shown once an editor adds them', async ({ page }) => {
  const token = await openAsEditor(page, '/editors/content/featured');
  await page.getByRole('switch', { name: 'Shown' }).first().check();
  await page.getByRole('button', { name: 'Add logo' }).click();
  const item = group(page, 'Logo 1');
  await item.locator('input[type=file]').setInputFiles(await pictureFile('paper.png', 'black', 900, 300));
  await item.getByLabel('Image description').fill('The Paper');
  await item.getByRole('switch', { name: 'Shown' }).check();
  await item.getByLabel('Article').fill('javascript:alert(1)');
  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  await expect(page.getByText('Links start with https:// or /.')).toBeVisible();
  await item.getByLabel('Article').fill('https://example.org/article');
  await publish.click();
  await expect(page.getByText('v1 is public.')).toBeVisible();

  await openPage(page, '/');
  const section = page.locator('#featured');
  const link = section.getByRole('link', { name: 'The Paper' });
  await expect(link).toHaveAttribute('href', 'https://example.org/article');
  await link.scrollIntoViewIfNeeded();
  const logo = link.getByRole('img');
  await expect.poll(() => logo.evaluate(isLoaded)).toBe(true);
  const { width, height } = (await logo.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.round(height)).toBeLessThanOrEqual(48);
  expect(Math.round((width - 8) / (height - 8))).toBe(3);
  // Black on black could not be seen.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(logo).toHaveCSS('background-color', 'rgb(246, 245, 241)');
  await editorCalls(page, token).putBack('featured', 0);
  await openPage(page, '/');
  await expect(section).toHaveCount(0);
});
