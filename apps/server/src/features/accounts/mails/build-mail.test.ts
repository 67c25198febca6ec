import { expect, test } from 'vitest';
import { buildMail } from './build-mail.ts';
import { confirmEmailMail, resetPasswordMail } from './mail-contents.ts';

const url = 'https://tenfold.test/verify/abc_-123';

test('an email says the same as text and as HTML', () => {
  const mail = buildMail('ann@example.org', resetPasswordMail('Ann', url));
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Hello Ann,');
    expect(body).toContain('asked for a new password.');
    expect(body).toContain(url);
  }
  expect(mail.html).toContain(`<a href="${url}">`);
});

test('names are escaped in HTML', () => {
  const { html, text } = buildMail('x@example.org', resetPasswordMail('<img src=x onerror="a">&', url));
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;a&quot;&gt;&amp;,');
  expect(text).toContain('Hello <img src=x onerror="a">&,');
});

test('an email loads nothing from the network', () => {
  const { html } = buildMail('x@example.org', confirmEmailMail(url, true));
  expect(html).not.toMatch(/<(?!\/?(?:html|head|meta|title|body|p|a|br|strong)[ >])[a-z]|\ssrc=|url\(/);
});
