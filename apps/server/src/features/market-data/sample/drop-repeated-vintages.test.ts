import type { Fact } from '@tenfold/domain/facts';
import { expect, test } from 'vitest';
import { dropRepeatedVintages } from './drop-repeated-vintages.ts';

const filed = (year: number, value: number, form = '10-K'): Fact => ({
  taxonomy: 'us-gaap',
  tag: 'OtherShortTermInvestments',
  unit: 'USD',
  start: null,
  end: '2019-12-31',
  value,
  accession: `0000000001-${String(year).slice(2)}-000001`,
  form,
  filed: `${year}-02-15`,
});

const years = (facts: readonly Fact[]) => facts.map((fact) => Number(fact.filed.slice(0, 4)));

test('a value repeated in four filings keeps the first and the last', () => {
  expect(
    years(dropRepeatedVintages([filed(2020, 5), filed(2021, 5), filed(2022, 5), filed(2023, 5)])),
  ).toEqual([2020, 2023]);
});

test('a restatement keeps the filings around it', () => {
  const facts = [filed(2020, 5), filed(2021, 5), filed(2022, 5), filed(2023, 6), filed(2024, 6)];
  expect(years(dropRepeatedVintages(facts))).toEqual([2020, 2022, 2023, 2024]);
});

test('a value that returns is a vintage of its own', () => {
  expect(years(dropRepeatedVintages([filed(2020, 5), filed(2021, 6), filed(2022, 5)]))).toEqual([
    2020, 2021, 2022,
  ]);
});

test('a proxy statement between two reports does not count as a restatement', () => {
  const facts = [filed(2020, 5), filed(2021, 5), filed(2022, 5_000, 'DEF 14A'), filed(2023, 5)];
  expect(years(dropRepeatedVintages(facts)).sort()).toEqual([2020, 2022, 2023]);
});

test('the order of filings does not matter', () => {
  const facts = [filed(2023, 5), filed(2020, 5), filed(2022, 5), filed(2021, 5)];
  expect(years(dropRepeatedVintages(facts))).toEqual([2020, 2023]);
});

test('balance sheets are kept as filed', () => {
  const assets = [2020, 2021, 2022, 2023].map((year) => ({ ...filed(year, 5), tag: 'Assets' }));
  expect(years(dropRepeatedVintages(assets))).toEqual([2020, 2021, 2022, 2023]);
});
