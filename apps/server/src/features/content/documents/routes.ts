import { getDocument } from '@tenfold/contract/content';
import type { DocumentKey } from '@tenfold/contract/content/document-fields';
import type { FastifyInstance } from 'fastify';
import { NotFound, serveCached } from '../../../platform/http/index.ts';
import type { ContentDeps } from '../content-deps.ts';
import type { PublishedVersion } from '../versions/version-store.ts';
import { listVersions } from '../versions/version-store.ts';
import { describeDocument } from './describe-document.ts';

/** Versions are never changed, so an answer holds until there is another one. */
export function registerDocuments(app: FastifyInstance, { db, documents, content }: ContentDeps): void {
  serveCached(app, getDocument, documents.replies, async ({ params: { key }, query }) => {
    const { versions } = await content.now();
    const latest = versions[key].version;
    const version = query.version ?? latest;
    const all = await listedVersions(key, latest);
    const shown = all.find((each) => each.version === version);
    if (shown === undefined) throw new NotFound(`There is no version ${version}.`);
    return { versions: [latest], variant: key, build: () => describeDocument(key, shown, all) };
  });

  const listed = new Map<
    DocumentKey,
    { readonly latest: number; readonly all: Promise<PublishedVersion[]> }
  >();

  function listedVersions(key: DocumentKey, latest: number): Promise<PublishedVersion[]> {
    const known = listed.get(key);
    if (known?.latest === latest) return known.all;
    const all = listVersions(db, key);
    listed.set(key, { latest, all });
    all.catch(() => listed.delete(key));
    return all;
  }
}
