import { brand } from '@tenfold/contract/brand';
import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

/** Title, description and link preview, as search engines and social networks read them. */
export function pageMeta({ title, description, address }: PageMeta): MetaDescriptor[] {
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
