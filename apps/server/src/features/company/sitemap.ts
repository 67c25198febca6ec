import type { SitemapPage } from '../../platform/sitemap/index.ts';
import type { CompanyDeps } from './own-forecast-names.ts';

/** Lists the main listing of each company. What is on its page for years changes with a filing; a price is no news. */
export async function listCompanyPages({ live }: Pick<CompanyDeps, 'live'>): Promise<SitemapPage[]> {
  const { main, find } = await live.now();
  const pages = main.map((symbol) => ({
    path: `/company/${symbol}`,
    changed: find(symbol, false)?.newestFiling?.filed ?? null,
  }));
  return [{ path: '/companies', changed: null }, ...pages];
}
