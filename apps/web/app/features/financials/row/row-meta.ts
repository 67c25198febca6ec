import { brand } from '@tenfold/contract/brand';
import type { Company } from '@tenfold/contract/company';
import { type AnyRowKey, anyRowOf } from '@tenfold/domain/rows';
import type { MetaDescriptor } from 'react-router';

export function rowMeta(
  { name, symbol }: Pick<Company, 'name' | 'symbol'>,
  rowKey: AnyRowKey,
  address: string,
): MetaDescriptor[] {
  const { label } = anyRowOf(rowKey);
  const title = `${name || symbol}: ${label} — Financials`;
  const description = `${label} of ${name} (${symbol}) by fiscal year and quarter as filed with the SEC, and by forecast.`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
}
