import type { ContentDraft } from '@tenfold/contract/content';
import type { BlockKey } from '@tenfold/contract/content/blocks';
import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { readContent } from '../read-content.ts';
import type { ContentTables } from '../tables.ts';

interface BlockDraftRow {
  readonly key: BlockKey;
  readonly content: object;
  readonly basedOn: number;
  readonly revision: number;
  readonly editedAt: Date;
}

const draftFields = sql`key, content, based_on as "basedOn", revision, edited_at as "editedAt"`;

export async function listOwnDrafts(
  db: Db,
  accountId: AccountId,
): Promise<ReadonlyMap<BlockKey, ContentDraft>> {
  const { rows } = await sql<BlockDraftRow>`
    select ${draftFields} from content_draft where account_id = ${accountId}`.execute(db);
  return new Map(rows.map((row) => [row.key, toDraft(row)]));
}

export async function findDraft(db: Db, accountId: AccountId, key: BlockKey): Promise<ContentDraft | null> {
  const { rows } = await sql<BlockDraftRow>`
    select ${draftFields} from content_draft where account_id = ${accountId} and key = ${key}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : toDraft(row);
}

export interface OtherDraft {
  readonly key: BlockKey;
  readonly editor: string | null;
  readonly editedAt: string;
}

/** Who else is editing, and what; not what they wrote. */
export async function listOthersDrafts(db: Db, accountId: AccountId): Promise<OtherDraft[]> {
  const { rows } = await sql<{ key: BlockKey; editor: string | null; editedAt: Date }>`
    select key, nullif(trim(first_name || ' ' || second_name), '') as editor, edited_at as "editedAt"
      from content_draft join account on account.id = content_draft.account_id
     where account_id <> ${accountId} and account.is_superuser
     order by edited_at desc`.execute(db);
  return rows.map((row) => ({ ...row, editedAt: row.editedAt.toISOString() }));
}

export interface DraftToSave {
  readonly key: BlockKey;
  readonly content: object;
  readonly basedOn: number;
  /** The one it was changed on; left out: whatever it is. */
  readonly revision: number | undefined;
}

/** @returns null where another tab saved in between */
export async function saveDraft(
  db: Db,
  accountId: AccountId,
  { key, content, basedOn, revision }: DraftToSave,
  now: Date,
): Promise<ContentDraft | null> {
  const { rows } = await sql<BlockDraftRow>`
    insert into content_draft (key, account_id, content, based_on, revision, edited_at)
    values (${key}, ${accountId}, ${JSON.stringify(content)}::jsonb, ${basedOn}, 1, ${now})
    on conflict (key, account_id) do update
       set content = excluded.content, based_on = excluded.based_on,
           revision = content_draft.revision + 1, edited_at = excluded.edited_at
     where ${revision ?? null}::integer is null or content_draft.revision = ${revision ?? null}::integer
    returning ${draftFields}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : toDraft(row);
}

export async function deleteDraft(db: Db, accountId: AccountId, key: BlockKey): Promise<void> {
  await db
    .withTables<ContentTables>()
    .deleteFrom('content_draft')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute();
}

function toDraft({ key, content, editedAt, ...row }: BlockDraftRow): ContentDraft {
  return {
    ...row,
    editedAt: editedAt.toISOString(),
    block: { key, content: readContent(key, content) } as ContentDraft['block'],
  };
}
