import { linkInMail, somebody } from '../people.ts';
import { openPage } from '../watched-page.ts';
import { expect, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays } from './enter.ts';

for (const way of waysInto('a newcomer’s name')) {
  test(`a newcomer is called what is ${way}, or it is refused`, async ({ page }) => {
    const known = somebody();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.3.2.${way.length}` });
    await page.request.post('/api/v1/user/register', { data: known });
    await openPage(page, await linkInMail(known.email, '/verify/'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    const field = page.getByLabel('First name');
    const texts = given('a newcomer’s name', way);
    for (const text of texts) {
      await enter(page, field, text, way);
      await page.getByRole('button', { name: 'Continue' }).click();
      if (text === texts.at(-1)) break;
      await expect(page.locator('.field-error')).toHaveText(/\w{3}/);
      await expectStays(field, text);
    }
    await expect(page).not.toHaveURL(/verify/);
    const token = await page.evaluate(() => localStorage.getItem('access-token'));
    const headers = { authorization: `Bearer ${token}` };
    const me = await (await page.request.get('/api/v1/user/me', { headers })).json();
    expect(me.first_name).toBe(texts.at(-1)?.trim());
  });
}
