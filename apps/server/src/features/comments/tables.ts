import type { AccountId, CommentId } from '@tenfold/contract/ids';
import type { IsoDate } from '@tenfold/domain/facts';
import type { Generated } from 'kysely';

export type CommentTables = {
  cell_comment: {
    id: Generated<CommentId>;
    account_id: AccountId;
    cik: number;
    symbol: string;
    row_key: string;
    column_key: string;
    forecast: 'averages' | 'analysts' | `${number}` | null;
    forecast_name: string | null;
    filed_until: IsoDate | null;
    title: string | null;
    text: string;
    price: number | null;
    currency: string;
    price_at: Date | null;
    price_is_simulated: boolean;
    revision: Generated<number>;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
};
