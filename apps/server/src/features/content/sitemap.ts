import { documentKeys } from '@tenfold/contract/content/document-fields';
import type { SitemapPage } from '../../platform/sitemap/index.ts';
import type { ContentDeps } from './content-deps.ts';

/** The documents, since they were last published. */
export async function listDocumentPages({ content }: Pick<ContentDeps, 'content'>): Promise<SitemapPage[]> {
  const { versions } = await content.now();
  return documentKeys.map((key) => ({
    path: `/${key}`,
    changed: versions[key].publishedAt?.slice(0, 10) ?? null,
  }));
}
