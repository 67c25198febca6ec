import { expect, test } from 'vitest';
import { mailOf } from './letter.ts';
import { confirmAddress } from './letters.ts';

const url = 'https://tenfold.test/verify/abc_-123';

test('a letter says the same as text and as HTML', () => {
  const mail = mailOf('ann@example.org', confirmAddress('Ann', url, false));
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Hello Ann,');
    expect(body).toContain('Please confirm that this is your e-mail address.');
    expect(body).toContain(url);
  }
  expect(mail.html).toContain(`<a href="${url}">`);
});

test('what a person calls themselves is never markup', () => {
  const { html, text } = mailOf('x@example.org', confirmAddress('<img src=x onerror="a">&', url, false));
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;a&quot;&gt;&amp;,');
  expect(text).toContain('Hello <img src=x onerror="a">&,');
});

test('nothing in a letter is fetched from anywhere', () => {
  const { html } = mailOf('x@example.org', confirmAddress('', url, true));
  expect(html).not.toMatch(/<(?!\/?(?:html|head|meta|title|body|p|a|br|strong)[ >])[a-z]|\ssrc=|url\(/);
});
