import type { Deps } from '../../../platform/deps.ts';
import type { SitemapPage } from '../../../platform/sitemap/index.ts';
import type { ListTables } from '../tables.ts';

export async function listCuratedPages({ db }: Pick<Deps, 'db'>): Promise<SitemapPage[]> {
  const lists = await db
    .withTables<ListTables>()
    .selectFrom('curated_list')
    .select(['key', 'updated_at'])
    .orderBy('place')
    .orderBy('key')
    .execute();
  const pages = lists.map(({ key, updated_at }) => ({
    path: `/list/${key}`,
    changed: updated_at.toISOString().slice(0, 10),
  }));
  return [{ path: '/lists', changed: null }, ...pages];
}
