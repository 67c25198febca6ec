import { expect, test } from 'vitest';
import { shortNameOf } from './short-name.ts';

test.each([
  ['Apple Inc.', 'Apple'],
  ['NIKE, Inc.', 'NIKE'],
  ['COSTCO WHOLESALE CORP /NEW', 'COSTCO WHOLESALE'],
  ['ELI LILLY & Co', 'ELI LILLY'],
  ['PROCTER & GAMBLE Co', 'PROCTER & GAMBLE'],
  ['Taiwan Semiconductor Manufacturing Company Limited', 'Taiwan Semiconductor Manufacturing'],
  ['PayPal Holdings, Inc.', 'PayPal'],
  ['AMCOR PLC', 'AMCOR'],
  ['BANK OF AMERICA CORP /DE/', 'BANK OF AMERICA'],
  ['ASML HOLDING NV', 'ASML'],
  ['Coca-Cola Co (The)', 'Coca-Cola'],
  ['AT&T INC.', 'AT&T'],
  ['Visa', 'Visa'],
  ['Group', 'Group'],
])('%s is called %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
