import { limits } from '@tenfold/contract/policy/limits';
import { isRolePermission, planKeys, rights } from '@tenfold/contract/policy/rights';
import { expect, test } from 'vitest';
import { addedLines, labels, planLines } from './plan-lines.ts';

const lineOf = (tier: Parameters<typeof planLines>[0], label: string) =>
  planLines(tier).find((line) => line.label === label);

test('every right of the table is a line of the plans', () => {
  const ofPlans = Object.keys(rights).filter((name) => !isRolePermission(name));
  expect([...Object.keys(labels), 'compare', 'addParameter'].sort()).toEqual(ofPlans.sort());
});

test('a visitor sees what is open on Apple only, and what is not included', () => {
  expect(lineOf('visitor', labels.seeHistory)).toEqual({
    label: labels.seeHistory,
    value: 'Apple only',
    has: true,
  });
  expect(lineOf('visitor', 'Compare')?.value).toBe('AAPL with GOOGL and MSFT');
  for (const label of [labels.saveForecasts, labels.setPriceAlerts, labels.writeNotes, labels.keepLists]) {
    expect(lineOf('visitor', label)?.has).toBe(false);
  }
});

test('Light includes all rights, within limits', () => {
  expect(planLines('light').every(({ has }) => has)).toBe(true);
  expect(lineOf('light', 'Compare')?.value).toBe('one company, plus AAPL');
});

test('the latest year is a line where ten years are not seen', () => {
  expect(lineOf('visitor', 'Latest reported year')?.has).toBe(true);
  for (const plan of planKeys) expect(lineOf(plan, 'Latest reported year')).toBeUndefined();
});

test('the alerts of each plan are the limit that the server keeps', () => {
  for (const plan of planKeys) {
    expect(lineOf(plan, labels.setPriceAlerts)?.value).toBe(`up to ${limits.priceAlerts[plan]}`);
  }
});

test('Investor adds to Light what differs by right or limit, and nothing else', () => {
  expect(addedLines('investor', 'light')).toEqual([
    { label: 'Compare', value: 'up to 5 companies', has: true },
    { label: 'Price alerts', value: 'up to 500', has: true },
  ]);
});
