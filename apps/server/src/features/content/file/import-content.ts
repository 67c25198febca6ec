import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '../../../platform/commands/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict, InvalidRequest } from '../../../platform/http/index.ts';
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

/**
 * Each block that differs becomes a new version; the same file again changes nothing. All of it, or nothing.
 * @throws CommandError that names the image or the block
 */
export async function importContent(db: Db, file: ContentFile, now: Date): Promise<ImportedContent> {
  const live = await listLiveVersions(db);
  const changed = file.blocks.flatMap(({ key, content }) => {
    const { version, content: before } = live.get(key) ?? deliveredVersion(key);
    return isDeepStrictEqual(before, content) ? [] : [{ key, content, version }];
  });
  const pictures: Picture[] = [];
  for (const { name, bytes } of file.images) {
    pictures.push(await naming(`Image ${name}`, decodePicture(bytes, imageRules)));
  }
  await db.transaction().execute(async (tx) => {
    for (const picture of pictures) await saveImage(tx, picture, null, now);
    for (const { key, content, version } of changed) {
      await naming(`Block ${key}`, requireImages(tx, content));
      const change = { key, content, whatChanged: null, putBackFrom: null, publishedBy: null };
      const added = await addVersion(tx, change, version, now);
      if (added === null) throw new CommandError(`${key} was published during the import. Import again.`);
    }
  });
  return { published: changed.length, unchanged: file.blocks.length - changed.length };
}

/** In the browser a refusal stands under its field; here it has to say what it is about. */
async function naming<Result>(what: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof InvalidRequest || error instanceof Conflict)) throw error;
    throw new CommandError(`${what} was not imported: ${error.message}`);
  }
}
