import type { Company } from '@tenfold/contract/company';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from './page-meta.ts';
import { structuredData } from './structured-data.ts';

export function companyMeta(company: Company, address: string, method: string | null): MetaDescriptor[] {
  return [
    ...pageMeta({ title: titleOf(company), description: descriptionOf(company, method), address }),
    ...(company.keywords === '' ? [] : [{ name: 'keywords', content: company.keywords }]),
    { 'script:ld+json': structuredData(company, address) },
  ];
}

export function titleOf(company: Pick<Company, 'metaTitle' | 'name' | 'symbol'>): string {
  return (
    company.metaTitle ?? `${company.name || company.symbol} — Financial Overview, Stock Price, Market Cap`
  );
}

function descriptionOf({ metaDescription, summary, name, symbol }: Company, method: string | null): string {
  const by = method === null ? '' : ` (${method.charAt(0).toLowerCase()}${method.slice(1)})`;
  const about = summary === null ? '' : `${firstSentence(summary)} `;
  return (
    metaDescription ??
    `${about}${name} (${symbol}): ten years of filed figures, valuation ratios, a forecast, and a fair value you can adjust${by}.`
  );
}

function firstSentence(text: string): string {
  const [sentence = text] = /^.+?[.!?](?=\s+\p{Lu}|$)/su.exec(text) ?? [];
  return sentence;
}
