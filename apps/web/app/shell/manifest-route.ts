import { brand } from '@tenfold/contract/brand';
import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';
import maskable from './icons/maskable-512.png';
import { themeColours } from './theme-colours.ts';

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  id: '/',
  start_url: '/',
  display: 'minimal-ui',
  lang: 'en',
  background_color: themeColours.light,
  theme_color: themeColours.light,
  icons: [
    { src: icon192, sizes: '192x192', type: 'image/png' },
    { src: icon512, sizes: '512x512', type: 'image/png' },
    { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function loader() {
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
}
