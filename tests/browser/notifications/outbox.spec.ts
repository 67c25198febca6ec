import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as unwatched } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { expect, openPage, test } from '../watched-page.ts';

/** Stores an email as the server does, now: the page lists the newest hundred of all tests. */
function storeMail(subject: string, more = ''): string {
  const folder = join(process.env.TEST_DATA_DIR ?? '', 'outbox');
  const now = new Date();
  const name = `${now.toISOString().replaceAll(':', '-')}-000000-${randomUUID().slice(0, 8)}.eml`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, name),
    [
      'From: Tenfold <no-reply@localhost>',
      'To: reader@example.com',
      `Subject: ${subject}`,
      `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Please confirm your address:\r\nhttp://127.0.0.1/company/NKE',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<!doctype html><html lang="en"><head><title>Mail</title></head><body style="font-family: sans-serif">',
      '<p>Please <a href="/company/NKE">confirm your address</a></p>',
      `${more}</body></html>`,
      '--b--',
      '',
    ].join('\r\n'),
  );
  return name;
}

test('an email is found in the outbox, read in both forms, and its link followed, by keyboard alone', async ({
  page,
}) => {
  const subject = `Confirm ${randomUUID()}`;
  storeMail(subject);
  await openPage(page, '/outbox');
  await page.getByRole('link', { name: subject }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page.getByText('From no-reply@localhost to reader@example.com')).toBeVisible();
  await expect(page.locator('pre')).toContainText('http://127.0.0.1/company/NKE');
  await page.frameLocator('iframe').getByRole('link', { name: 'confirm your address' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/company/NKE');
});

unwatched('nothing in an email runs or reports that it was read', async ({ page }) => {
  // Requests that the page's policy refuses never reach the network.
  const requests: string[] = [];
  await page.route(/elsewhere\.example/, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  const name = storeMail(
    'Hostile',
    '<script>top.document.title = "taken over"</script><img src="https://elsewhere.example/seen.png" alt="">' +
      '<link rel="stylesheet" href="https://elsewhere.example/seen.css"><meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  );
  await page.goto(`/outbox/${name}`, { waitUntil: 'networkidle' });
  await expect(page.frameLocator('iframe[title="The email as HTML"]').getByRole('link')).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.title()).toMatch(/^Hostile/);
});

test('the newest emails come first', async ({ page }) => {
  storeMail('Old');
  await page.goto('/outbox');
  const times = await page
    .locator('.outbox-mail time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual([...times].sort().reverse());
});

test('an unknown email, and a path out of the folder, are 404', async ({ page }) => {
  for (const name of ['2020-01-02.eml', '..%2Fsample-password.txt']) {
    expect((await page.goto(`/outbox/${name}`))?.status(), name).toBe(404);
  }
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing on the outbox and on an email', async ({ page }) => {
      const name = storeMail('Confirm your address');
      for (const path of ['/outbox', `/outbox/${name}`]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await axeFindings(page, { except: ['iframe'] }), path).toEqual([]);
      }
    });
  });
}
