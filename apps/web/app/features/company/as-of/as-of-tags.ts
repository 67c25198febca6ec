import { brand } from '@tenfold/contract/brand';
import type { Company } from '@tenfold/contract/company';
import type { MetaDescriptor } from 'react-router';

/** Search engines have the page of today: those of past days are without number. */
export function asOfTags({ name, symbol }: Company, day: string, address: string): MetaDescriptor[] {
  return [
    { title: `${name} (${symbol}) as of ${day} — ${brand.name}` },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: address },
  ];
}
