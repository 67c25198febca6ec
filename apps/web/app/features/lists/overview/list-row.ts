import type { CompanyOverview } from '@tenfold/contract/company';
import type { ListId } from '@tenfold/contract/ids';
import type { SavedList } from '@tenfold/contract/lists';

/** A list of one's own as the page of all lists shows it. */
export interface ListRow {
  readonly id: ListId;
  readonly name: string;
  readonly isDefault: boolean;
  readonly shareToken: string | null;
  readonly revision: number;
  readonly companyCount: number;
  /** Moves of its first companies: a list has no move of its own. */
  readonly moves: readonly Move[];
  /** Companies after those. */
  readonly more: number;
  readonly updatedAt: string;
  readonly updated: string;
}

export interface Move {
  readonly symbol: string;
  readonly change: number | null;
  /** The change is against, or of, a simulated price. */
  readonly simulated: boolean;
}

type Priced = Pick<CompanyOverview, 'symbol' | 'stockPriceChange' | 'quote'>;

const shownMoves = 4;

export function toListRow(
  list: SavedList,
  companies: ReadonlyMap<string, Priced>,
  labels: { day(moment: Date): string },
): ListRow {
  const { companyCount, updatedAt } = list;
  const moves = list.symbols.slice(0, shownMoves).map((symbol) => moveOf(symbol, companies.get(symbol)));
  return {
    id: list.id,
    name: list.name,
    isDefault: list.isDefault,
    shareToken: list.shareToken,
    revision: list.revision,
    companyCount,
    moves,
    updatedAt,
    more: companyCount - moves.length,
    updated: labels.day(new Date(updatedAt)),
  };
}

function moveOf(symbol: string, company: Priced | undefined): Move {
  return {
    symbol,
    change: company?.stockPriceChange ?? null,
    simulated: company?.quote?.simulated ?? false,
  };
}

export function countLabel(companies: number): string {
  return `${companies.toLocaleString('en-US')} ${companies === 1 ? 'company' : 'companies'}`;
}
