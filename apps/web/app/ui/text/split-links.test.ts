import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test('web addresses become links, and the text around them stays', () => {
  expect(splitLinks('See https://example.com/a?b=1#c, then decide.')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://example.com/a?b=1#c', href: 'https://example.com/a?b=1#c' },
    { text: ', then decide.', href: null },
  ]);
});

test('punctuation after an address is the sentence’s, a bracket it opened its own', () => {
  expect(links('(https://example.com/10-k).')).toEqual(['https://example.com/10-k']);
  expect(links('https://en.wikipedia.org/wiki/Moat_(economics)!')).toEqual([
    'https://en.wikipedia.org/wiki/Moat_(economics)',
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com',
  'xhttps://example.com',
  'https://',
  'http://[',
])('%s stays text', (text) => {
  expect(splitLinks(text)).toEqual([{ text, href: null }]);
});

test('whatever the text, its parts add up to it', () => {
  const text = `${'a'.repeat(10_000)} https://example.com/“x” ${'https://'.repeat(1_000)} end`;
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
