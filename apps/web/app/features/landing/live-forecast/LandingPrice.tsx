import type { LandingFigures } from '@tenfold/contract/landing';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { noPriceLabel } from '../../../figures/no-price-label.ts';
import { Replayed } from '../../../figures/Replayed.tsx';

/** With its day, in the words of the company’s page. */
export function LandingPrice({ company }: { company: NonNullable<LandingFigures['company']> }) {
  const { stockPrice, lastTradeTime, currency, quote } = company;
  if (stockPrice === null) return <p className="muted small">{noPriceLabel}</p>;
  // In New York’s offset: its first ten characters are the trading day.
  const day = lastTradeTime === null ? '' : `, ${formatDay(lastTradeTime.slice(0, 10))}`;
  const isReplayed = quote?.kind === 'replay';
  return (
    <div className="row row-between row-wrap">
      <span className="muted small">
        {isReplayed ? 'Demo price' : 'Price'}
        {day}
      </span>
      {isReplayed && <Replayed />}
      <b className="num">{formatMoney(stockPrice, currency)}</b>
    </div>
  );
}
