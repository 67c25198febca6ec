import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each([
  'localhost',
  'LOCALHOST',
  'tenfold.localhost',
  '127.0.0.1',
  '127.9.9.9',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each([
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '127.0.0.1.example.com',
  'localhost.example.com',
  'notlocalhost',
  '',
])('%j may be another machine', (host) => {
  expect(isLoopback(host)).toBe(false);
});
