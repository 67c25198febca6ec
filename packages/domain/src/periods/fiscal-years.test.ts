import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/index.ts';
import { fact } from '../statements/synthetic-facts.ts';
import { fiscalYears } from './fiscal-years.ts';

function year(start: string, end: string, count = 3, form = '10-K'): Fact[] {
  return Array.from({ length: count }, (_, index) => fact(`Line${index}`, 1, { start, end, form }));
}

const ends = (facts: Fact[], given: string | null) =>
  fiscalYears(facts, given).map((it) => `${it.year} ${it.end}${it.filed ? '' : ' expected'}`);

describe('fiscal years', () => {
  test('follow filed durations when no year end is given', () => {
    const facts = [...year('2022-10-01', '2023-09-30'), ...year('2023-10-01', '2024-09-28')];
    expect(ends(facts, null)).toEqual(['2023 2023-09-30', '2024 2024-09-28']);
  });

  test('of 52 and 53 weeks keep one name each around New Year', () => {
    const facts = [
      ...year('2018-12-31', '2019-12-29'),
      ...year('2019-12-30', '2021-01-03'),
      ...year('2021-01-04', '2022-01-02'),
    ];
    expect(ends(facts, '0103')).toEqual(['2019 2019-12-29', '2020 2021-01-03', '2021 2022-01-02']);
  });

  test('do not include the twelve-month sums of a quarterly report', () => {
    const facts = [...year('2023-01-01', '2023-12-31'), ...year('2023-04-01', '2024-03-31', 9, '10-Q')];
    expect(ends(facts, '1231')).toEqual(['2023 2023-12-31', '2024 2024-12-30 expected']);
  });

  test('before a change of year end stay, and the months in between are no year', () => {
    const facts = [
      ...year('2011-07-01', '2012-06-30'),
      ...year('2012-07-01', '2013-06-30'),
      ...year('2014-01-01', '2014-12-31'),
    ];
    expect(ends(facts, '1231')).toEqual(['2012 2012-06-30', '2013 2013-06-30', '2014 2014-12-31']);
  });

  test('never share a name: the later one stays', () => {
    const facts = [...year('2013-02-01', '2014-01-31'), ...year('2014-02-01', '2014-12-31')];
    expect(ends(facts, '1231')).toEqual(['2014 2014-12-31']);
  });

  test('follow the year end alone until a full year is filed', () => {
    const facts = [fact('Revenues', 1, { start: '2024-04-01', end: '2024-06-30', form: '10-Q' })];
    expect(ends(facts, '1231')).toEqual(['2024 2024-12-30 expected']);
  });

  test('follow the filings when the year end given fits none of them', () => {
    expect(ends(year('2023-07-01', '2024-06-30'), '1231')).toEqual(['2024 2024-06-30']);
  });

  test('are none without facts', () => {
    expect(fiscalYears([], null)).toEqual([]);
    expect(fiscalYears([], '1231')).toEqual([]);
  });
});
