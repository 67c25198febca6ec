import type { Company } from '@tenfold/contract/company';
import { companyPicturePath } from '@tenfold/contract/sharing/share-pictures';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { structuredData } from './structured-data.ts';

export function companyMeta(company: Company, address: string, method: string | null): MetaDescriptor[] {
  return [
    ...pageMeta({
      title: titleOf(company),
      description: descriptionOf(company, method),
      address,
      picture: pictureOf(company),
    }),
    ...(company.keywords === '' ? [] : [{ name: 'keywords', content: company.keywords }]),
    { 'script:ld+json': structuredData(company, address) },
  ];
}

function pictureOf({ name, symbol }: Company) {
  return { path: companyPicturePath(symbol), alt: `${name || symbol} (${symbol}) with its last close` };
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
