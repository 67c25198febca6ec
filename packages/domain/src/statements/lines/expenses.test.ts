import { describe, expect, test } from 'vitest';
import { fact } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

describe('cost of revenue', () => {
  test('is as filed, else what gross profit leaves of revenue', () => {
    const revenue = fact('Revenues', 100);
    expect(line('costOfRevenue', [revenue, fact('CostOfRevenue', 60)])).toMatchObject({
      value: 60,
      marks: [],
    });
    expect(line('costOfRevenue', [revenue, fact('GrossProfit', 40)])).toMatchObject({
      value: 60,
      marks: ['derived'],
    });
  });

  test('is not the cost of cars alone, of a maker that also lends', () => {
    const filed = [
      fact('Revenues', 100),
      fact('RevenueFromContractWithCustomerExcludingAssessedTax', 85),
      fact('CostOfRevenue', 60),
    ];
    expect(line('costOfRevenue', filed)?.why).toBe('part_missing');
  });
});

describe('SG&A', () => {
  const selling = fact('SellingAndMarketingExpense', 30);
  const administrative = fact('GeneralAndAdministrativeExpense', 12);

  test('is the total filed, else selling with administration', () => {
    const total = fact('SellingGeneralAndAdministrativeExpense', 42);
    expect(line('sellingGeneralAdministrative', [total, selling, administrative])).toMatchObject({
      value: 42,
      marks: [],
    });
    expect(line('sellingGeneralAdministrative', [selling, administrative])).toMatchObject({
      value: 42,
      marks: ['derived'],
    });
  });

  test('is not administration alone', () => {
    expect(line('sellingGeneralAdministrative', [administrative])?.why).toBe('part_missing');
  });
});

test('R&D is without what was bought only where nothing else is filed', () => {
  const without = fact('ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost', 13);
  expect(line('researchAndDevelopment', [without])).toMatchObject({ value: 13, marks: ['fallback_tag'] });
  expect(line('researchAndDevelopment', [without, fact('ResearchAndDevelopmentExpense', 15)])).toMatchObject({
    value: 15,
    marks: [],
  });
});

test('advertising is as the notes tell it', () => {
  expect(line('advertising', [fact('AdvertisingExpense', 2)])?.value).toBe(2);
  expect(line('advertising', [])?.why).toBe('not_filed');
});
