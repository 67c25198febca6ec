import type { SiteDocument } from '@tenfold/contract/content';
import type { DocumentKey } from '@tenfold/contract/content/document-fields';
import type { PublishedVersion } from '../versions/version-store.ts';

export function describeDocument(
  key: DocumentKey,
  shown: PublishedVersion,
  all: readonly PublishedVersion[],
): SiteDocument {
  const { title, intro, sections } = shown.content as Pick<SiteDocument, 'title' | 'sections'> & {
    readonly intro: string;
  };
  return {
    key,
    title,
    intro: intro === '' ? null : intro,
    sections,
    version: shown.version,
    publishedAt: shown.publishedAt,
    latestVersion: all[0]?.version ?? 0,
    versions: all.map(({ version, publishedAt, whatChanged }) => ({
      version,
      publishedAt,
      whatChanged,
    })),
  };
}
