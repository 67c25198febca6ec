import type { PriceAlert } from '@tenfold/contract/alerts';
import { formatMoney } from '../../../figures/format-money.ts';
import { newYorkDay, newYorkTime } from '../../company/index.ts';

type Firing = NonNullable<PriceAlert['firing']>;
type AlertModel = NonNullable<PriceAlert['model']>;

export const stateLabels = {
  waiting: 'Waiting',
  armed: 'Active',
  fired: 'Fired',
  suspended: 'Paused',
} as const;

/** How a price of now is called: `the last close`. */
export const priceKindLabels = {
  close: 'the last close',
  trade: 'the price now',
  replay: 'the simulated price',
} as const;
export type PriceKind = keyof typeof priceKindLabels;

/** `Base case − 20%`; a margin below zero is above the value. */
export function modelLabel({ name, margin }: AlertModel): string {
  return margin === 0 ? name : `${name} ${marginLabel(margin)}`;
}

/** `− 20%`. */
export function marginLabel(margin: number): string {
  return `${margin < 0 ? '+' : '−'} ${Math.abs(percentOf(margin))}%`;
}

/** 0.2 is 20, whatever binary fractions make of it. */
export function percentOf(margin: number): number {
  return Number((margin * 100).toFixed(2));
}

/** What a button says it is about: `alert $230.00`. */
export function alertName({ price, model }: PriceAlert, currency: string): string {
  return `alert ${model === null ? formatMoney(price, currency) : modelLabel(model)}`;
}

export function captionOf(alert: PriceAlert, currency: string): string {
  const { state, model, side, armedAt, armedPrice, firesAt, suspendedWhy, firing } = alert;
  if (state === 'fired' && firing !== null) return firingCaption(firing, currency);
  if (state === 'suspended') return suspendedWhy ?? 'It can’t fire for now.';
  if (firesAt !== null)
    return 'Your target moved past the price. Fires in a minute unless you change it back.';
  const follows = model === null ? [] : ['Follows your forecast'];
  if (state === 'waiting') return [...follows, 'waits for a first price'].map(begun).join(' · ');
  const set =
    model === null ? [`Set ${dayAndMonth(armedAt)} at ${formatMoney(armedPrice, currency)}`] : follows;
  const way = side === 'above' ? 'rises' : 'falls';
  return [...set, `fires when the price ${way} to it`].map(begun).join(' · ');
}

/** Why a fired alert can't be re-armed at the price now; null where it can. */
export function whyNotRearmed({ state, price: target }: PriceAlert, price: number | null): string | null {
  if (state !== 'fired' || price !== target) return null;
  return 'The price is exactly at the target. You can re-arm once it has moved.';
}

/** `Nov 21, 2025, 10:42:07 AM EST · $269.88 → $270.03`. */
export function firingCaption(
  { tradedAt, before, price, cause, simulated }: Firing,
  currency: string,
): string {
  const moved = before === null ? formatMoney(price, currency) : moveLabel(before, price, currency);
  return [
    newYorkTime(new Date(tradedAt)),
    cause === 'value_moved' ? `your target moved past the price of ${formatMoney(price, currency)}` : moved,
    ...(simulated ? ['simulated price'] : []),
  ].join(' · ');
}

export function moveLabel(before: number, after: number, currency: string): string {
  return `${formatMoney(before, currency)} → ${formatMoney(after, currency)}`;
}

function dayAndMonth(time: string): string {
  return newYorkDay(new Date(time));
}

function begun(part: string, at: number): string {
  return at === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part;
}
