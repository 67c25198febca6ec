import { expect, test } from 'vitest';
import { negotiateEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['BR; q=1.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0.2, identity;q=0.9', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['zstd', 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
