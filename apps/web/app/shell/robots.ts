import type { LoaderFunctionArgs } from 'react-router';
import { publicUrlContext } from '../platform/screens/server-context.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(publicUrlContext) ?? url.origin;
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
