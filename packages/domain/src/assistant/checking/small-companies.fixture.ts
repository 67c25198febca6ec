import { companyOf, million, yearly } from '../../figure-lookup/lookup-company.fixture.ts';
import { toDate } from '../../statements/synthetic-facts.ts';

export const acme = companyOf('ACME', 'Acme', [
  ...yearly('Revenues', { 2021: 1000, 2022: 1500, 2023: 1200, 2024: 1800 }),
  ...yearly('NetIncomeLoss', { 2021: 100, 2022: 150, 2023: -60, 2024: 90 }),
  toDate('Revenues', 2025, 1, 500 * million),
]);
export const other = companyOf('OTHR', 'Other Works', [
  ...yearly('Revenues', { 2023: 100, 2024: 110 }),
  ...yearly('NetIncomeLoss', { 2023: 30, 2024: 33 }),
]);
export const threeM = companyOf('MMM', '3M', yearly('Revenues', { 2024: 24_000 }));
export const namedCompanies = [
  { symbol: 'ACME', names: ['Acme', 'Acme Inc.'] },
  { symbol: 'OTHR', names: ['Other Works'] },
  { symbol: 'MMM', names: ['3M'] },
];
