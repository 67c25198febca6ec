import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../platform/db/index.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import { decodePicture, type Picture } from '../../../platform/images/index.ts';
import { imageRules } from '../images/image-rules.ts';
import { saveImage } from '../images/image-store.ts';
import { requireImages } from '../images/require-images.ts';
import { addVersion, deliveredVersion, listLiveVersions } from '../versions/version-store.ts';
import type { ContentFile } from './content-file.ts';

export interface ImportedContent {
  readonly published: number;
  readonly unchanged: number;
}

/** Each block that differs becomes a new version; the same file again changes nothing. All of it, or nothing. */
export async function importContent(db: Db, file: ContentFile, now: Date): Promise<ImportedContent> {
  const live = await listLiveVersions(db);
  const changed = file.blocks.flatMap(({ key, content }) => {
    const { version, content: before } = live.get(key) ?? deliveredVersion(key);
    return isDeepStrictEqual(before, content) ? [] : [{ key, content, version }];
  });
  const pictures: Picture[] = [];
  for (const bytes of file.images) pictures.push(await decodePicture(bytes, imageRules));
  await db.transaction().execute(async (tx) => {
    for (const picture of pictures) await saveImage(tx, picture, null, now);
    for (const { key, content, version } of changed) {
      await requireImages(tx, content);
      const change = { key, content, whatChanged: null, putBackFrom: null, publishedBy: null };
      const added = await addVersion(tx, change, version, now);
      if (added === null) throw new InvalidRequest(`${key} was published during the import. Import again.`);
    }
  });
  return { published: changed.length, unchanged: file.blocks.length - changed.length };
}
