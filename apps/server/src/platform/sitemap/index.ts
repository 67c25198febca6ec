/** The addresses of all pages a search engine may show, as sitemaps.org describes them. */

export { registerSitemap } from './register-sitemap.ts';
export type { ListPages, SitemapPage } from './sitemap-files.ts';
