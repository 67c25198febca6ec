import { expect, test } from 'vitest';
import type { LookupCompany } from '../../figure-lookup/index.ts';
import { buildStatements } from '../../statements/index.ts';
import { fact } from '../../statements/synthetic-facts.ts';
import { companyIndex, readingStep, readQuestion } from '../index.ts';

const facts = [2022, 2023, 2024].flatMap((year) =>
  ['Revenues', 'NetCashProvidedByUsedInOperatingActivities'].map((tag) =>
    fact(tag, year * 1e6, { start: `${year}-01-01`, end: `${year}-12-31`, filed: `${year + 1}-02-15` }),
  ),
);
const filed = { facts, splits: [], fiscalYearEnd: '1231', sic: null };
const acme: LookupCompany = { symbol: 'ACME', name: 'Acme', filed, statements: buildStatements(filed) };
const index = companyIndex([{ symbol: 'ACME', names: ['Acme Corp'] }]);

test.each([
  ['acme revenue 2023', 'Read ACME income statement, FY2023'],
  ['how has acmes revenue developed', 'Read ACME income statement, FY2022 – FY2024'],
  ['by how much did acmes revenue grow in 2024', 'Read ACME income statement, FY2023 – FY2024'],
  ['acme operating cash flow margin 2024', 'Read ACME cash flow statement and income statement, FY2024'],
  ['acme total debt 2024', 'Read ACME balance sheet'],
])('“%s”: %s', (text, step) => {
  const { question } = readQuestion(text, index);
  expect(question === null ? null : readingStep(question, acme)).toBe(step);
});
