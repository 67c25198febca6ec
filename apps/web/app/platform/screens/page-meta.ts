import { brand } from '@tenfold/contract/brand';
import { sharePictureSize, sitePicturePath } from '@tenfold/contract/sharing/share-pictures';
import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Absolute, as that of the picture becomes. */
  readonly address: string;
  readonly picture?: { readonly path: string; readonly alt: string };
}

const sitePicture = { path: sitePicturePath, alt: `${brand.name}. ${brand.tagline}` };

/** Title, description and link preview, as search engines and social networks read them. For a loader: they stay on the server. */
export function pageMeta({ title, description, address, picture = sitePicture }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(picture.path, address).href },
    { property: 'og:image:width', content: `${sharePictureSize.width}` },
    { property: 'og:image:height', content: `${sharePictureSize.height}` },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
}
