import type { Insertable, Selectable } from 'kysely';
import type { CommentTables } from './tables.ts';

export type CommentRow = Selectable<CommentTables['comment']>;

/** Whose, and on what: these are listed and counted together. */
export type ThingKey = Pick<CommentRow, 'account_id' | 'cik' | 'list_id'>;

type Unwritten = 'id' | 'former_id' | 'revision' | 'created_at' | 'updated_at' | 'deleted_at';
export type NewComment = ThingKey & Omit<Insertable<CommentTables['comment']>, Unwritten | keyof ThingKey>;
