import { httpApi } from '@tenfold/contract/call';
import { discardContentDraft, getContent, saveContentDraft } from '@tenfold/contract/content';
import { signIn } from '../../world/people.ts';
import { expect, openPage, test } from '../watched-page.ts';

/** In the draft of an editor: other tests see the menus as they came. */
test('a group of links opens below its button, and lies open in a phone’s menu', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const token = await signIn({ url, dataDir: process.env.TEST_DATA_DIR ?? '' }, 'cora');
  const editor = httpApi({ baseUrl: url, token: () => token });
  const { published, live } = await editor.call(getContent, { params: { key: 'header' } });
  if (published.key !== 'header') throw new RangeError(published.key);
  const learn = {
    label: 'Learn',
    link: '',
    values: [
      { label: 'Our terms', link: '/terms' },
      { label: 'Privacy notes', link: '/privacy' },
      { label: 'Careers', link: '/careers' },
    ],
  };
  const block = { key: 'header' as const, content: { entries: [...published.content.entries, learn] } };
  await editor.call(saveContentDraft, { body: { block, basedOn: live.version } });
  await context.addCookies([{ name: 'session', value: token, url }]);
  await page.addInitScript((value) => localStorage.setItem('access-token', value), token);

  await page.setViewportSize({ width: 1512, height: 900 });
  await openPage(page, '/terms?preview=1');
  const main = page.getByRole('navigation', { name: 'Main' });
  const button = main.getByRole('button', { name: 'Learn' });
  await button.click();
  await expect(main.getByRole('link', { name: 'Our terms' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'Careers' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(main.getByRole('link', { name: 'Our terms' })).toHaveCount(0);
  await button.press('Enter');
  await main.getByRole('link', { name: 'Privacy notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, '/terms?preview=1');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Learn')).toBeVisible();
  await menu.getByRole('link', { name: 'Privacy notes' }).click();
  await expect(page).toHaveURL('/privacy');
  await editor.call(discardContentDraft, { params: { key: 'header' } });
});
