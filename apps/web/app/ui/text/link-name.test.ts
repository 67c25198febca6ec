import { expect, test } from 'vitest';
import { networkName } from './link-name.ts';

test.each([
  ['https://x.com/nike', 'X'],
  ['https://www.linkedin.com/company/nike', 'LinkedIn'],
  ['https://social.example.org/@nike', 'social.example.org'],
  ['nike', 'nike'],
])('%s is shown as %s', (link, name) => {
  expect(networkName(link)).toBe(name);
});
