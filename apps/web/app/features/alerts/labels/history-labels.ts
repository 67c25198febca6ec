import type { AlertHistoryEntry } from '@tenfold/contract/alerts';
import { formatMoney } from '../../../figures/format-money.ts';
import { moveLabel } from './alert-labels.ts';

export interface HistoryLine {
  /** What happened, in bold. */
  readonly what: string;
  readonly more: string;
}

/** An entry of an alert’s history in words. */
export function historyLine(entry: AlertHistoryEntry, currency: string): HistoryLine {
  const money = (value: number | null) => formatMoney(value, currency);
  switch (entry.kind) {
    case 'set':
      return { what: `Set at ${money(entry.target)}.`, more: priceThen(entry.price, currency) };
    case 'edited':
      return { what: `Changed to ${money(entry.target)}.`, more: priceThen(entry.price, currency) };
    case 'rearmed':
      return { what: `Re-armed at ${money(entry.target)}.`, more: priceThen(entry.price, currency) };
    case 'resumed':
      return { what: `Active again at ${money(entry.target)}.`, more: priceThen(entry.price, currency) };
    case 'fired':
      return firedLine(entry, currency);
    case 'repriced':
      return {
        what: `Target ${entry.before === null ? money(entry.target) : moveLabel(entry.before, entry.target, currency)}.`,
        more: `${repricedBy[entry.cause]} The value is ${money(entry.valuePerShare)}.`,
      };
    case 'split':
      return { what: `Target ${money(entry.target)}.`, more: `Moved with a ${splitLabel(entry.ratio)}.` };
    case 'suspended':
      return { what: 'Paused.', more: entry.why };
  }
}

const repricedBy = {
  forecast_saved: 'You saved the forecast.',
  filing: 'A filing arrived.',
  split: 'The shares were split.',
  figures: 'New figures or estimates arrived.',
} as const;

function firedLine(
  { cause, before, price, target, simulated }: Extract<AlertHistoryEntry, { kind: 'fired' }>,
  currency: string,
): HistoryLine {
  const money = (value: number) => formatMoney(value, currency);
  const kind = simulated ? ' Simulated price.' : '';
  if (cause === 'value_moved') {
    return {
      what: 'Fired: your value moved.',
      more: `Target ${money(target)}, price ${money(price)}.${kind}`,
    };
  }
  const way = before !== null && before > price ? 'fell' : 'rose';
  const moved =
    before === null
      ? `The price was ${money(price)}`
      : `The price ${way} from ${money(before)} to ${money(price)}`;
  return { what: 'Fired.', more: `${moved}, target ${money(target)}.${kind}` };
}

function priceThen(price: number | null, currency: string): string {
  return price === null ? 'There was no price yet.' : `The price was ${formatMoney(price, currency)}.`;
}

function splitLabel(ratio: number): string {
  const plain = (value: number) => String(Number(value.toFixed(4)));
  return ratio >= 1 ? `${plain(ratio)}-for-1 split` : `1-for-${plain(1 / ratio)} reverse split`;
}
