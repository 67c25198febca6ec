import { expect, test } from 'vitest';
import { mailOf } from './letter.ts';
import { choosePassword, confirmAddress } from './letters.ts';

const url = 'https://tenfold.test/verify/abc_-123';

test('a letter says the same as text and as HTML', () => {
  const mail = mailOf('ann@example.org', choosePassword('Ann', url));
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Hello Ann,');
    expect(body).toContain('asked for a new password.');
    expect(body).toContain(url);
  }
  expect(mail.html).toContain(`<a href="${url}">`);
});

test('what a person calls themselves is never markup', () => {
  const { html, text } = mailOf('x@example.org', choosePassword('<img src=x onerror="a">&', url));
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;a&quot;&gt;&amp;,');
  expect(text).toContain('Hello <img src=x onerror="a">&,');
});

test('nothing in a letter is fetched from anywhere', () => {
  const { html } = mailOf('x@example.org', confirmAddress(url, true));
  expect(html).not.toMatch(/<(?!\/?(?:html|head|meta|title|body|p|a|br|strong)[ >])[a-z]|\ssrc=|url\(/);
});
