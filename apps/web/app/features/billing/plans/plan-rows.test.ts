import { limits } from '@tenfold/contract/policy/limits';
import { type Tier, tiers } from '@tenfold/contract/policy/rights';
import { expect, test } from 'vitest';
import { labels, planLines } from './plan-lines.ts';
import { planRows } from './plan-rows.ts';

const rows = planRows({
  visitor: { companiesAMonth: 5 },
  plans: [
    { key: 'light', name: 'Light', prices: [], companiesAMonth: 30 },
    { key: 'investor', name: 'Investor', prices: [], companiesAMonth: null },
  ],
});

const values = (label: string) => {
  const cells = rows.find((row) => row.label === label)?.cells;
  return tiers.map((tier) => cells?.[tier].value);
};

test('the table says how many companies a month each plan opens', () => {
  expect(values('Company pages')).toEqual(['5 a month', '30 a month', 'Unlimited']);
});

test('the table says of each plan what its lines say, and has a row for each line', () => {
  for (const tier of tiers) {
    for (const { label, value, has } of planLines(tier)) {
      expect(rows.find((row) => row.label === label)?.cells[tier as Tier]).toMatchObject({ value, has });
    }
  }
  expect(rows.length).toBe(planLines('visitor').length + 1);
});

test('the table has the alerts that the server keeps', () => {
  const { light, investor } = limits.priceAlerts;
  expect(values(labels.setPriceAlerts)).toEqual([null, `up to ${light}`, `up to ${investor}`]);
});

test('nobody lacks the latest year who sees ten', () => {
  const row = rows.find(({ label }) => label === 'Latest reported year');
  expect(tiers.map((tier) => row?.cells[tier].has)).toEqual([true, true, true]);
});
