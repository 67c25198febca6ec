import { expect, test } from 'vitest';
import { financials, ltm } from '../financials.fixture.ts';
import { packFinancials } from './pack-financials.ts';
import { unpackFinancials } from './packed-financials.ts';

test('packed financials unpack unchanged, with or without twelve months', () => {
  for (const each of [
    financials,
    { ...financials, ltm: [ltm] },
    { ...financials, ltm: [ltm], ltmYearBefore: [ltm] },
    { ...financials, actual: [], average: [] },
  ])
    expect(unpackFinancials(packFinancials(each))).toEqual(each);
});
