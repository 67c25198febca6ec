import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoppedClock } from '../clock/index.ts';
import type { Mail, Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts';

const welcome: Mail = {
  to: 'ann@example.com',
  subject: 'Bestätigen Sie Ihre Adresse – 確認',
  text: 'Grüß Gott, Ann.\nhttps://research.example.org/verify/abc',
  html: '<p>Grüß Gott, Ann. <a href="https://research.example.org/verify/abc">Confirm</a></p>',
};

let server: TestSmtpServer;
let mailer: Mailer;
beforeAll(async () => {
  server = await startSmtpServer((to) => to.startsWith('full@'));
  const from = { name: 'Tenfold "Research"', address: 'hello@example.org' };
  mailer = smtpMailer(server.url, from, new StoppedClock('2026-01-02T15:00:00Z'));
});
beforeEach(() => {
  server.taken.length = 0;
});
afterAll(() => server.close());

describe('an email by SMTP', () => {
  test('says the same as text and as HTML, in any language', async () => {
    await mailer.send(welcome);
    const [{ raw, mail }] = server.taken as [TestSmtpServer['taken'][0]];
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(mail).toMatchObject({
      subject: welcome.subject,
      from: { name: 'Tenfold "Research"', address: 'hello@example.org' },
      to: [{ address: 'ann@example.com' }],
      date: '2026-01-02T15:00:00.000Z',
    });
    expect(mail.text?.trim()).toBe(welcome.text);
    expect(mail.html?.trim()).toBe(welcome.html);
  });

  test('rejects when refused, so that the sender retries', async () => {
    await expect(mailer.send({ ...welcome, to: 'full@example.com' })).rejects.toThrow('Try again later');
  });

  test('rejects when the server is unreachable', async () => {
    const gone = await startSmtpServer(() => false);
    await gone.close();
    const from = { name: '', address: 'hello@example.org' };
    const nowhere = smtpMailer(gone.url, from, new StoppedClock('2026-01-02'));
    await expect(nowhere.send(welcome)).rejects.toThrow('ECONNREFUSED');
  });

  test.each(['\r\n', '\n', '\r', '\u0085'])('keeps %j in a subject from adding a header', async (lineEnd) => {
    await mailer.send({ ...welcome, subject: `Hello${lineEnd}Bcc: eve@example.com` });
    const [{ raw, to, mail }] = server.taken as [TestSmtpServer['taken'][0]];
    expect(raw).not.toMatch(/^bcc:/im);
    expect(to).toEqual(['ann@example.com']);
    expect(mail.subject).toBe('Hello Bcc: eve@example.com');
  });

  test.each([
    'ann@example.com, eve@example.com',
    'ann@example.com\r\nBcc: eve@example.com',
    'Ann <ann@example.com>',
    'ann@example.com>\r\nRCPT TO:<eve@example.com',
    '',
  ])('is not sent to %j, which is not one address', async (to) => {
    await expect(mailer.send({ ...welcome, to })).rejects.toThrow('Not one email address');
    expect(server.taken).toEqual([]);
  });
});
