import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';
import { loginPath } from './return-to.ts';

test('signing in returns to the requested page', () => {
  const path = loginPath('/financials/NKE/revenue?type=chart#top');
  expect(nextPath(new URL(path, 'https://host').searchParams)).toBe('/financials/NKE/revenue?type=chart#top');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\r//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('signing in never leads to %j, which is not a page of this site', (next) => {
  expect(nextPath(new URLSearchParams({ next }))).toBe('/');
});
