import type { LandingFigures, LiveRow } from '@tenfold/contract/landing';
import { formatMoney } from '../../../figures/format-money.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { LandingPrice } from './LandingPrice.tsx';
import { basisWords, priceWords } from './live-words.ts';
import { PriceValueLine } from './PriceValueLine.tsx';
import type { LiveRowState } from './use-live-row.ts';

interface Props {
  company: NonNullable<LandingFigures['company']>;
  worth: NonNullable<LiveRow['worth']>;
  live: LiveRow;
  row: Pick<LiveRowState, 'value' | 'announced'>;
}

/** The value beside the price. */
export function WorthSide({ company, worth, live, row: { value, announced } }: Props) {
  const { stockPrice: price, currency } = company;
  return (
    <div className="live-side">
      <div>
        <span className="overline">Worth to you</span>
        <strong className="worth-value num">{formatMoney(value, currency)}</strong>
        <span className="visually-hidden" role="status">
          {announced}
        </span>
      </div>
      {price !== null && <PriceValueLine price={price} value={value} currency={currency} />}
      <LandingPrice company={company} />
      {price !== null && <p className="small live-say">{priceWords(price, value, worth.requiredReturn)}</p>}
      <a className="link try-link" href="#must">
        What must be true
        <Icon name="forward" small />
      </a>
      <p className="caption">{basisWords(worth, live.forecast.at(-1)?.year ?? 0)}</p>
    </div>
  );
}
