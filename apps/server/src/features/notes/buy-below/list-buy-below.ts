import type { AccountId } from '@tenfold/contract/ids';
import type { BuyBelowPrice, BuyBelowPrices } from '@tenfold/contract/summary';
import type { IsoDate } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { buyBelowSince, type CompanyToday, lowestSince } from '@tenfold/domain/note-replay';
import { daysAfter } from '@tenfold/domain/periods';
import type { Deps } from '../../../platform/deps.ts';
import { findCloses, findOverviews, listSplitsOf } from '../../company/index.ts';
import { type BuyBelowNote, type BuyBelowNotes, readNoteWords } from './buy-below-store.ts';

export interface BuyBelowDeps extends Pick<Deps, 'db' | 'documents' | 'config' | 'clock'> {
  readonly buyBelowNotes: BuyBelowNotes;
}

const shownOfEach = 3;
const nearWithin = 0.1;
const lateDays = 7;
const shownDays = 30;

/** Those touched within a month, or below whose price the stock is, newest first; then those the price is nearest to. */
export async function listBuyBelow(deps: BuyBelowDeps, owner: AccountId): Promise<BuyBelowPrices> {
  const { total, notes } = await deps.buyBelowNotes.list(owner);
  const companies = await listCompanies(deps, [...new Set(notes.map(({ symbol }) => symbol))]);
  const ago = (days: number) => daysAfter(newYorkDay(deps.clock.now()), -days);
  const bounds = new Map([...companies].map(([symbol, today]) => [symbol, boundOf(today, ago(shownDays))]));
  const all = notes.flatMap((note) => {
    const today = companies.get(note.symbol);
    if (today === undefined || isFarBelow(note, today, bounds.get(note.symbol) ?? 0)) return [];
    return replay(note, today) ?? [];
  });
  const { touched, near } = touchedAndNear(all, ago(shownDays));
  const shown = [...touched.slice(0, shownOfEach), ...near.slice(0, shownOfEach)];
  const words = await readNoteWords(deps.db, owner, shown);
  return {
    notes: total,
    touchedLately: touched.filter(({ touched }) => (touched?.day ?? '') >= ago(lateDays)).length,
    // One that was deleted meanwhile is left out.
    prices: shown.flatMap(({ since, updateId, ...price }) => {
      const written = words.get(price.noteId);
      return written === undefined
        ? []
        : { ...price, ...written, lowest: lowestSince(since.day, since.today) };
    }),
  };
}

type Away = Pick<BuyBelowPrice, 'touched' | 'away'>;

/** One that was touched before that day counts as any other: its price may be near again. */
export function touchedAndNear<Price extends Away>(
  prices: readonly Price[],
  since: IsoDate,
): { touched: Price[]; near: Price[] } {
  const isTouched = ({ touched, away }: Price) =>
    touched !== null && (touched.day >= since || (away ?? 1) <= 0);
  return {
    touched: prices
      .filter(isTouched)
      .sort((one, other) => ((one.touched?.day ?? '') < (other.touched?.day ?? '') ? 1 : -1)),
    near: prices
      .filter((price) => !isTouched(price) && price.away !== null && price.away <= nearWithin)
      .sort((one, other) => (one.away ?? 0) - (other.away ?? 0)),
  };
}

/** A price below this was neither touched since a day, nor is it near. */
function boundOf(today: CompanyToday, since: string): number {
  const now = today.price?.price ?? Number.POSITIVE_INFINITY;
  return Math.min(lowestSince(since, today) ?? 0, now / (1 + nearWithin));
}

/** Most of ten thousand notes: the rest are replayed close by close. After a split the typed price is another one. */
function isFarBelow(
  { belowPrice, createdAt }: BuyBelowNote,
  { splits }: CompanyToday,
  bound: number,
): boolean {
  const lastSplit = splits.at(-1)?.effective ?? '';
  return belowPrice < bound && lastSplit < createdAt.toISOString().slice(0, 10);
}

interface Replayed extends Omit<BuyBelowPrice, 'lowest' | 'title' | 'excerpt'> {
  readonly updateId: number | null;
  readonly since: { readonly day: string; readonly today: CompanyToday };
}

/** Null where it can't be known: no price, or one in another currency. */
function replay(note: BuyBelowNote, today: CompanyToday): Replayed | null {
  const { noteId, updateId, symbol, currency, belowPrice, createdAt, priceThen, priceTimeThen } = note;
  const day = newYorkDay(createdAt);
  const then =
    priceThen === null || priceTimeThen === null
      ? null
      : { day: priceTimeThen.slice(0, 10), price: priceThen };
  const since = buyBelowSince({ day, currency, belowPrice }, then, today);
  if (since === null || since.why !== null) return null;
  const now = today.price?.price ?? null;
  return {
    noteId,
    updateId,
    symbol,
    currency,
    price: since.price,
    touched: since.touched,
    stockPrice: now,
    away: now === null ? null : now / since.price - 1,
    since: { day, today },
  };
}

async function listCompanies(
  deps: BuyBelowDeps,
  symbols: readonly string[],
): Promise<Map<string, CompanyToday>> {
  const overviews = await findOverviews(deps, symbols);
  const splits = await listSplitsOf(deps.db, symbols);
  const companies = await Promise.all(
    [...overviews].map(async ([symbol, { currency, stockPrice, lastTradeTime, quote }]) => {
      const prices = await findCloses(deps.documents, symbol);
      const closes = prices?.closes ?? [];
      const isReplayed = quote?.kind === 'replay';
      const today: CompanyToday = {
        currency,
        price:
          stockPrice === null || lastTradeTime === null
            ? null
            : { day: lastTradeTime.slice(0, 10), price: stockPrice },
        priceIsSimulated: isReplayed || (quote?.kind === 'close' && (closes.at(-1)?.simulated ?? false)),
        closes,
        splits: splits.get(symbol) ?? [],
        splitsUntil: prices?.lastSplit ?? null,
        // Only prices are compared.
        figures: null,
        modelValue: null,
        findPayments: null,
      };
      return [symbol, today] as const;
    }),
  );
  return new Map(companies);
}
