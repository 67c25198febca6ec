import { expect, test } from 'vitest';
import { rateOfTaiwan, valuation } from '../valuation.fixture.ts';
import { valuationFootnote } from './valuation-footnote.ts';

test('the valuation card names the days of its price and earnings', () => {
  expect(valuationFootnote(valuation)).toMatch(
    /^As of the close on Aug 21, 2026\. Earnings for the twelve months to Jun 27, 2026\. Market cap in USD millions\./,
  );
});

test('names the exchange rate between price and filings', () => {
  expect(valuationFootnote({ ...valuation, exchangeRate: rateOfTaiwan })).toContain(
    'Filings converted at 1 USD = 32.79 TWD on Dec 31, 2024 (20-F).',
  );
});

test('notes repeated dividends in returns', () => {
  expect(valuationFootnote(valuation)).not.toContain('repeat');
  const repeated = { ...valuation, marks: { totalReturnLtm: ['derived', 'dividends_repeated'] } };
  expect(valuationFootnote(repeated)).toContain(
    'Recent dividends not filed yet are assumed equal to the last one.',
  );
});

test('says when earnings are expected only while that day is ahead of the prices', () => {
  const expected = (nextEarningsDate: string) => valuationFootnote({ ...valuation, nextEarningsDate });
  expect(expected('2026-10-29')).toContain('Next earnings expected on Oct 29, 2026.');
  expect(expected('2026-07-30')).not.toContain('Next earnings');
});
