/** The addresses of all pages a search engine may show, as sitemaps.org describes them. */

export { registerSitemap } from './register-sitemap.ts';
export type { SitemapPage, SitemapSource } from './sitemap-files.ts';
