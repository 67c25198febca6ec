import { expect, test } from 'vitest';
import { previewAddress } from './preview-address.ts';

test('a document is previewed at its own address, all else on the landing page', () => {
  expect(previewAddress('terms', false)).toBe('/terms?preview=1&theme=light');
  expect(previewAddress('steps', false)).toBe('/?preview=1&theme=light');
  expect(previewAddress('footer', true)).toBe('/?preview=1&theme=dark');
});
