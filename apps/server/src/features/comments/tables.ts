import type { TextFigure } from '@tenfold/contract/financials';
import type { AccountId, CommentId, ListId } from '@tenfold/contract/ids';
import type { IsoDate } from '@tenfold/domain/facts';
import type { Generated, JSONColumnType } from 'kysely';

export type CommentSubject = 'figure' | 'list' | 'list_company' | 'lens_cell';

export type CommentTables = {
  comment: {
    id: Generated<CommentId>;
    account_id: AccountId;
    subject: CommentSubject;
    cik: number | null;
    list_id: ListId | null;
    symbol: string | null;
    row_key: string | null;
    column_key: string | null;
    forecast: 'averages' | 'analysts' | `${number}` | null;
    parent_id: CommentId | null;
    title: string | null;
    text: string;
    figures: JSONColumnType<readonly TextFigure[], string | undefined>;
    forecast_name: string | null;
    filed_until: IsoDate | null;
    price: number | null;
    currency: string | null;
    price_at: Date | null;
    price_is_simulated: boolean | null;
    revision: Generated<number>;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
    former_id: number | null;
  };
};
