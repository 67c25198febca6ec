import type { AccountId } from '@tenfold/contract/ids';
import type { Generated, JSONColumnType } from 'kysely';

export type ContentTables = {
  content_version: {
    key: string;
    version: number;
    content: JSONColumnType<object>;
    what_changed: string | null;
    put_back_from: number | null;
    published_by: AccountId | null;
    published_at: Date;
    change: Generated<number>;
  };
  content_draft: {
    key: string;
    account_id: AccountId;
    content: JSONColumnType<object>;
    based_on: number;
    revision: number;
    edited_at: Date;
  };
  content_image: {
    name: string;
    content: Buffer;
    width: number;
    height: number;
    uploaded_by: AccountId | null;
    uploaded_at: Date;
  };
  content_file: {
    key: string;
    version: number;
    content: Buffer;
  };
};
