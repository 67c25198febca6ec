import type { NoteUpdate, SinceThen } from '@tenfold/contract/notes';
import { formatPercent, formatPrice } from '@tenfold/domain/format';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { noPriceLabel } from '../../../figures/no-price-label.ts';
import type { Display } from '../display/choices.ts';

export interface Fact {
  readonly label: string;
  readonly text: string;
  /** Shown by colour, arrow and a hidden word. */
  readonly change?: number | null;
  /** The reason of a figure that is missing. */
  readonly why?: string | null;
  /** The person's own figure, or a model's. */
  readonly isModel?: boolean;
  readonly caption?: string | null;
}

/** Prices, range and buy-below of an entry are those of its first company; all per share of today. */
export function factsOf(entry: NoteUpdate, currency: string, shown: Display): Fact[] {
  return [
    ...(shown.price ? priceFacts(entry, currency) : []),
    ...(shown.fairValue ? valueFacts(entry) : []),
    ...(shown.buyBelow ? buyBelowFacts(entry, currency) : []),
  ];
}

function priceFacts(
  { notePrice, since: [since, ...others], known: [known] }: NoteUpdate,
  currency: string,
): Fact[] {
  const typed = since?.notePrice ?? null;
  const then = typed ? typed.price : (notePrice ?? since?.priceBefore ?? known?.price ?? null);
  const isTyped = typed !== null || notePrice !== null;
  // Both from the price that was typed, or a return could be below that of the price alone.
  const change = typed ? { value: typed.change, why: typed.why } : since?.priceChange;
  const totalReturn = typed?.totalReturn ?? since?.totalReturn;
  if (then === null && since === undefined) return [];
  const of = namedWhereSeveral(since?.symbol ?? known?.symbol ?? '', others.length > 0);
  return [
    {
      label: of('Price as of note'),
      text:
        then === null
          ? 'No price then'
          : formatMoney(then, isTyped ? currency : (since?.currency ?? currency)),
      caption: splitCaption(since?.splitFactor ?? 1),
    },
    ...(since === undefined
      ? []
      : [
          {
            label: of('Now'),
            text: since.price === null ? noPriceLabel : formatMoney(since.price, since.currency),
            caption: since.priceKind === 'replay' ? 'Simulated' : null,
          },
          percentFact(of('Since note'), change),
          percentFact(of('Total return'), totalReturn),
          ...others.map(ofOtherCompany),
        ]),
  ];
}

/** `NKE price as of note` on a note of two companies, which is also shown on the page of the other one. */
function namedWhereSeveral(symbol: string, areSeveral: boolean): (label: string) => string {
  if (!areSeveral) return (label) => label;
  return (label) => `${symbol} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** The prices a person types are of the first company alone. */
function ofOtherCompany({ symbol, currency, priceBefore, price, priceChange }: SinceThen): Fact {
  return {
    ...percentFact(`${symbol} since note`, priceChange),
    caption: `${formatMoney(priceBefore, currency)} then, ${formatMoney(price, currency)} now`,
  };
}

/** A split since then is said: the figure is not the one that was typed. */
function splitCaption(factor: number): string | null {
  if (factor === 1) return null;
  const ratio = factor > 1 ? `${rounded(factor)}:1` : `1:${rounded(1 / factor)}`;
  return `After the ${ratio} split`;
}

function rounded(factor: number): number {
  return Number(factor.toFixed(2));
}

function percentFact(label: string, change: { value: number | null; why: string | null } | undefined): Fact {
  const value = change?.value ?? null;
  return {
    label,
    // Shown with an arrow.
    text: formatPercent(value && Math.abs(value)),
    change: value,
    why: value === null ? missingReasonLabel(change?.why) : null,
  };
}

function valueFacts({ fairValueEstimate, since: [since] }: NoteUpdate): Fact[] {
  const facts: Fact[] = [];
  if (fairValueEstimate !== null) {
    const { range } = since ?? {};
    const isSplit = (since?.splitFactor ?? 1) !== 1;
    facts.push({
      label: 'Fair value estimate',
      text: isSplit && range ? `${formatPrice(range.low)}-${formatPrice(range.high)}` : fairValueEstimate,
      isModel: true,
      caption: range
        ? range.modelIs
          ? rangeLabel(range.modelIs, since?.model?.valuePerShare ?? null, since?.currency ?? null)
          : noAnswerLabels[range.why ?? 'no_model_value']
        : null,
    });
  }
  if (since?.model) {
    const { valuePerShare, name } = since.model;
    const before = since.modelBefore;
    facts.push({
      label: name === null ? 'Model value now' : `Model value now: ${name}`,
      text: formatMoney(valuePerShare, since.currency),
      isModel: true,
      why: valuePerShare === null ? 'This model has no value today.' : null,
      caption: before === null ? null : `${formatMoney(before, since.currency)} when written`,
    });
  }
  return facts;
}

/** `Your model today ($90.33) is below this range` */
function rangeLabel(
  place: 'below' | 'inside' | 'above',
  value: number | null,
  currency: string | null,
): string {
  const amount = value === null || currency === null ? '' : ` (${formatMoney(value, currency)})`;
  return `Your model today${amount} is ${place} this range`;
}

const noAnswerLabels = {
  no_model_value: 'No model value to compare with',
  currency_mismatch: 'The model is in another currency',
  not_visible: 'The model isn’t visible: you’ve opened all your companies this month',
} as const;

function buyBelowFacts({ belowPrice, createdAt, since: [since] }: NoteUpdate, currency: string): Fact[] {
  if (belowPrice === null) return [];
  const buyBelow = since?.buyBelow ?? null;
  return [
    {
      label: 'Buy below price',
      text: formatMoney(buyBelow?.price ?? belowPrice, currency),
      caption: buyBelow && reachedCaption(buyBelow, createdAt),
    },
  ];
}

function reachedCaption({ isTouched, day, isSimulated, why }: BuyBelow, writtenAt: string): string {
  if (isTouched === null) return why === 'no_price' ? 'No price since' : 'The price is in another currency';
  if (!isTouched) return 'Not reached since';
  // The last close before the note, which may be days old.
  if (day !== null && day <= writtenAt.slice(0, 10)) return 'The price was below it when written';
  const reached = day === null ? 'Reached' : `Reached ${formatDay(day)}`;
  return isSimulated ? `${reached}, by a simulated price` : reached;
}

type BuyBelow = NonNullable<NoteUpdate['since'][number]['buyBelow']>;
