import { PriceAlertCard } from '../../alerts/index.ts';
import { useLivePrice, useLiveQuote } from '../quote/live-quote.tsx';
import type { Quote } from '../quote/quote.ts';

/** The card of alerts, at the price of now. */
export function PriceAlerts({ symbol }: { symbol: string }) {
  const price = useLivePrice();
  const currency = useLiveQuote(currencyOf);
  const kind = useLiveQuote(kindOf);
  return <PriceAlertCard symbol={symbol} price={price} kind={kind} currency={currency} />;
}

function currencyOf({ currency }: Quote): string {
  return currency;
}

function kindOf({ kind }: Quote): Quote['kind'] {
  return kind;
}
