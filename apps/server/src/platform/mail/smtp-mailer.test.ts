import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoppedClock } from '../clock/index.ts';
import { type Mail, type Mailer, MailNotSent } from './mailer.ts';
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

  test('has the name it is given, and the headers by which a mail program unsubscribes', async () => {
    const unsubscribeUrl = `https://research.example.org/unsubscribe/${'t'.repeat(90)}`;
    await mailer.send({ ...welcome, key: 'notification-412', unsubscribeUrl });
    const [{ raw }] = server.taken as [TestSmtpServer['taken'][0]];
    expect(raw).toMatch(/^Message-ID: <notification-412@example\.org>\r$/m);
    expect(raw).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  test('is certainly not sent when it was refused', async () => {
    const refused = mailer.send({ ...welcome, to: 'full@example.com' });
    await expect(refused).rejects.toThrow('Try again later');
    await expect(refused).rejects.toMatchObject({ name: 'MailNotSent', isFinal: true });
  });

  test('may have been sent when the connection ends after the message', async () => {
    const cutting = await startSmtpServer(() => false, { cuts: true });
    const sent = smtpMailer(
      cutting.url,
      { name: '', address: 'hello@example.org' },
      new StoppedClock('2026-01-02'),
    );
    const failure = await sent.send(welcome).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailNotSent);
    expect(cutting.taken).toHaveLength(1);
    await cutting.close();
  });

  test('rejects when the server is unreachable', async () => {
    const gone = await startSmtpServer(() => false);
    await gone.close();
    const from = { name: '', address: 'hello@example.org' };
    const nowhere = smtpMailer(gone.url, from, new StoppedClock('2026-01-02'));
    const failed = nowhere.send(welcome);
    await expect(failed).rejects.toThrow('ECONNREFUSED');
    await expect(failed).rejects.toMatchObject({ name: 'MailNotSent', isFinal: false });
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
