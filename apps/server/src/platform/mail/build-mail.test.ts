import { expect, test } from 'vitest';
import { buildMail, type MailContent } from './build-mail.ts';

const url = 'https://tenfold.test/verify/abc_-123';
const letter: MailContent = {
  subject: 'NKE reached 63.07',
  parts: [
    'Hello Ann,',
    { facts: [['Price before', '63.12']] },
    { items: [{ title: 'NVDA reports 1.30', detail: 'on your list Chip makers' }] },
    { label: 'Open Nike', url },
  ],
  footer: ['You get this because you set this alert.', { label: 'Stop these emails', url: `${url}?stop` }],
};

test('an email says the same as text and as HTML', () => {
  const mail = buildMail('ann@example.org', letter);
  for (const body of [mail.text, mail.html]) {
    for (const said of [
      'Hello Ann,',
      'Price before',
      '63.12',
      'NVDA reports 1.30',
      'on your list Chip makers',
    ])
      expect(body).toContain(said);
    for (const said of [url, 'because you set this alert', `${url}?stop`]) expect(body).toContain(said);
  }
  expect(mail.html).toContain(`<a href="${url}">`);
});

test('everything in it is escaped in HTML', () => {
  const hostile = '<img src=x onerror="a">&';
  const parts = [
    hostile,
    { facts: [[hostile, hostile]] as const },
    { items: [{ title: hostile, detail: hostile }] },
    { label: hostile, url: `https://x.test/"${hostile}` },
  ];
  const { html, text } = buildMail('x@example.org', { subject: hostile, parts, footer: parts });
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x onerror=&quot;a&quot;&gt;&amp;/g)?.length).toBeGreaterThan(10);
  expect(text).toContain(hostile);
});

test('an email loads nothing from the network', () => {
  const { html } = buildMail('x@example.org', letter);
  expect(html).not.toMatch(
    /<(?!\/?(?:html|head|meta|title|body|p|a|br|strong|table|tr|th|td|hr|div)[ >])[a-z]|\ssrc=|url\(/,
  );
});
