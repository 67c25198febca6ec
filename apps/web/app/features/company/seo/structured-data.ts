import type { Company } from '@tenfold/contract/company';

export function structuredData(
  company: Company,
  address: string,
): Record<string, string | string[] | object> {
  const fields = {
    name: company.name,
    alternateName: company.shortName === company.name ? null : company.shortName,
    description: company.metaDescription ?? company.summary,
    url: address,
    sameAs: linksOf(company),
    logo: company.logo,
    // ISO 8601, as the vocabulary asks: the day in words is on the page.
    foundingDate: company.foundingYear?.toString(),
    address: company.headquartersLocation,
    areaServed: company.mainMarkets,
    keywords: company.keywords,
    tickerSymbol: company.symbol,
    currenciesAccepted: company.currency,
    numberOfEmployees:
      company.employees === null ? null : { '@type': 'QuantitativeValue', value: company.employees },
  };
  return { '@context': 'https://schema.org', '@type': 'FinancialService', ...present(fields) };
}

function linksOf(company: Company): string[] {
  return [company.websiteUrl, ...company.socialMediaUrls].filter((link) => link !== null);
}

function present<Value>(fields: Record<string, Value | null | undefined>): Record<string, Value> {
  const filled = Object.entries(fields).filter(([, value]) => {
    return (
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
    );
  });
  return Object.fromEntries(filled) as Record<string, Value>;
}
