import { describe, expect, test } from 'vitest';
import { companyIndex } from '../assistant/index.ts';
import type { Fact } from '../facts/index.ts';
import type { LookupCompany } from '../figure-lookup/index.ts';
import { buildStatements } from '../statements/index.ts';
import { fact } from '../statements/synthetic-facts.ts';
import { deniedDirection, plainDirections } from './index.ts';

const acme = companyOf('ACME', 'Acme', '12-31', [
  ...yearly('Revenues', { 2021: 1000, 2022: 1500, 2023: 1200, 2024: 1800, 2025: 1800 }),
  ...yearly('NetIncomeLoss', { 2022: 150, 2023: -60, 2024: 90 }),
  ...yearly('GrossProfit', { 2023: 500, 2024: 600 }),
  // Another value later: at first it fell, today it rose.
  ...yearly('ResearchAndDevelopmentExpense', { 2023: 100, 2024: 90 }),
  ...yearly('ResearchAndDevelopmentExpense', { 2023: 80 }, { filedIn: 2 }),
]);
const shop = companyOf(
  'SHOP',
  'Shop',
  '01-31',
  yearly('Revenues', { 2022: 1, 2023: 2, 2024: 3, 2025: 2 }, { end: '01-31' }),
);
const companies = new Map([acme, shop].map((each) => [each.symbol, each]));
const index = companyIndex([
  { symbol: 'ACME', names: ['Acme Corp', 'Acme'] },
  { symbol: 'SHOP', names: ['Shop'] },
]);

const denied = (text: string, about: readonly string[] = ['ACME']) =>
  plainDirections(text, index, about).flatMap((direction) => {
    const company = companies.get(direction.symbol);
    const filed = company === undefined ? null : deniedDirection(direction, company);
    return filed === null
      ? []
      : [`${text.slice(direction.start, direction.end)} ${direction.line.key} ${direction.year}`];
  });

describe('a direction that filings deny', () => {
  test.each([
    ['Acme’s revenue fell in 2024.', 'fell revenue 2024'],
    ['Revenue fell to $1.8bn in 2024.', 'fell revenue 2024'],
    ['Revenue fell to {ACME FY2024 revenue} in fiscal 2024.', 'fell revenue 2024'],
    ['In 2024, revenue declined sharply to 1,800 million.', 'declined revenue 2024'],
    ['It was odd. In fiscal 2023 Acme’s revenue grew by 20%!', 'grew revenue 2023'],
    ['Gross profit dropped in 2024', 'dropped grossProfit 2024'],
  ])('is found: %s', (text, found) => {
    expect(denied(text)).toEqual([found]);
  });

  test.each([
    'Acme’s revenue rose in 2024.',
    'Revenue fell in 2023.',
    // Alike in both years.
    'Revenue fell in 2025.',
    // Nothing says when, or of what, or of whom.
    'Revenue fell to $1.8bn.',
    'It fell in 2024.',
    'Acme fell in 2024.',
    // Another scope, period, or several.
    'Revenue fell in the fourth quarter of 2024.',
    'Revenue fell in 2023 and 2024.',
    'Revenue fell from 2022 to 2024.',
    'iPhone revenue fell in 2024.',
    'Revenue in Europe fell in 2024.',
    'Organic revenue fell in 2024.',
    'Revenue per share fell in 2024.',
    'Revenue growth fell in 2024.',
    'Revenue fell in 2024 in constant currency.',
    'Revenue fell in early 2024.',
    'Revenue fell in calendar 2024.',
    // Not said, or not as a fact.
    'Revenue never fell in 2024.',
    'Revenue didn’t fell in 2024.',
    'If revenue fell in 2024.',
    'They say revenue fell in 2024.',
    'Who says revenue fell in 2024?',
    'Revenue would have fell in 2024.',
    'Revenue fell short in 2024.',
    'Revenue fell in 2024 and rose again.',
    'Expectations for revenue fell in 2024.',
    'Revenue fell less in 2024.',
    // A sentence about losses says two things.
    'Net income rose in 2023.',
    'Net income fell in 2024.',
    // The first report had another figure for the year before.
    'R&D fell in 2024.',
    // Before the record.
    'Revenue fell in 2021.',
    'Shop and Acme’s revenue fell in 2024.',
  ])('isn’t said of: %s', (text) => {
    expect(denied(text)).toEqual([]);
  });

  test('is of a year that both names of it deny, where it ends in January', () => {
    expect(denied('Shop’s revenue fell in 2023.')).toEqual(['fell revenue 2023']);
    // To January 2025, which the company may call 2024, it fell.
    expect(denied('Shop’s revenue fell in 2024.')).toEqual([]);
  });
});

function companyOf(symbol: string, name: string, end: string, facts: readonly Fact[]): LookupCompany {
  const filed = { facts, splits: [], fiscalYearEnd: end.replace('-', ''), sic: null };
  return { symbol, name, filed, statements: buildStatements(filed) };
}

function yearly(
  tag: string,
  values: Readonly<Record<number, number>>,
  { filedIn = 1, end = '12-31' }: { filedIn?: number; end?: string } = {},
): Fact[] {
  return Object.entries(values).map(([year, value]) => {
    const from = end === '12-31' ? `${year}-01-01` : `${Number(year) - 1}-02-01`;
    const filed = Number(year) + filedIn;
    return fact(tag, value * 1e6, {
      start: from,
      end: `${year}-${end}`,
      filed: `${filed}-03-15`,
      accession: `0000000001-${filed % 100}`,
    });
  });
}
