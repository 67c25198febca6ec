import { describe, expect, test } from 'vitest';
import { acme } from '../company.fixture.ts';
import { structuredData } from './structured-data.ts';

describe('structured data', () => {
  test('is a FinancialService with the fields of the company', () => {
    expect(structuredData(acme, 'https://research.example.org/company/ACME')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FinancialService',
      name: 'Acme Tools Inc.',
      alternateName: 'Acme',
      description: 'Acme makes tools.',
      url: 'https://research.example.org/company/ACME',
      sameAs: ['https://www.acme.example/'],
      foundingDate: '1949',
      address: 'Fairfield, NJ',
      keywords: 'Industrials, Tools, NYSE',
      tickerSymbol: 'ACME',
      currenciesAccepted: 'USD',
      numberOfEmployees: { '@type': 'QuantitativeValue', value: 1200 },
    });
  });

  test('has the year of foundation, whatever is written about the day', () => {
    const data = structuredData({ ...acme, founded: 'April 1, 1949' }, '');
    expect(data.foundingDate).toBe('1949');
  });

  test('leaves out what is not known', () => {
    const data = structuredData(
      { ...acme, employees: null, websiteUrl: null, foundingYear: null, summary: null },
      '',
    );
    for (const key of ['numberOfEmployees', 'sameAs', 'foundingDate', 'description', 'url']) {
      expect(data).not.toHaveProperty(key);
    }
  });
});
