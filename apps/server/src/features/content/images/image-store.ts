import { createHash } from 'node:crypto';
import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { Picture } from '../../../platform/images/index.ts';
import type { ContentTables } from '../tables.ts';

/** The same picture again is the one that is there. @returns its name */
export async function saveImage(
  db: Db,
  { bytes, width, height }: Pick<Picture, 'bytes' | 'width' | 'height'>,
  uploadedBy: AccountId | null,
  now: Date,
): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
  await db
    .withTables<ContentTables>()
    .insertInto('content_image')
    .values({ name, content: bytes, width, height, uploaded_by: uploadedBy, uploaded_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return name;
}

export async function findImage(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .withTables<ContentTables>()
    .selectFrom('content_image')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content ?? null;
}

export interface KnownImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export function listImages(db: Db, names: readonly string[]): Promise<KnownImage[]> {
  if (names.length === 0) return Promise.resolve([]);
  return db
    .withTables<ContentTables>()
    .selectFrom('content_image')
    .select(['name', 'width', 'height'])
    .where('name', 'in', [...names])
    .execute();
}
