import { expect, test } from 'vitest';
import { describeCompany } from './describe-company.ts';

const acme = { name: 'Acme Tools Inc.', symbol: 'ACME', exchange: 'NYSE', sicDescription: null };
const profile = { sector: 'Industrials', industry: 'Tools', foundingYear: 1949, employees: 1200 };

test('a company is described by its profile', () => {
  expect(describeCompany({ ...acme, profile })).toBe(
    'Acme Tools Inc. (NYSE: ACME) works in Tools, in the Industrials sector. It was founded in 1949 and employs 1,200 people.',
  );
});

test('what is not known is left out', () => {
  expect(describeCompany({ ...acme, exchange: null, sicDescription: 'Cutlery', profile: {} })).toBe(
    'Acme Tools Inc. (ACME) works in Cutlery.',
  );
  expect(describeCompany({ ...acme, profile: { employees: 12 } })).toBeNull();
});
