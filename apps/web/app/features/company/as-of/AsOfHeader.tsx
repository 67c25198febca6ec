import type { CompanyOnDay } from '@tenfold/contract/financials';
import type { Valuation } from '@tenfold/contract/valuation';
import { formatMillions, formatPrice } from '@tenfold/domain/format';
import { formatDay } from '../../../figures/format-day.ts';
import { noPriceLabel } from '../../../figures/no-price-label.ts';
import { SymbolBadge } from '../../../ui/text/SymbolBadge.tsx';
import { CompanyLogo } from '../header/CompanyLogo.tsx';
import type { PastHead } from './past-page.ts';

interface Props {
  company: PastHead['company'];
  /** Null where the day isn't shown. */
  onDay: CompanyOnDay | null;
  valuation: Valuation | null;
}

export function AsOfHeader({ company: { symbol, name, shortName }, onDay, valuation }: Props) {
  return (
    <section className="company-header" aria-label="Company">
      <div className="company-header-main">
        <CompanyLogo symbol={symbol} />
        <div className="company-id">
          <h1>{name}</h1>
          <p className="muted small">
            {shortName} <SymbolBadge symbol={symbol} />
            {onDay !== null && (
              <span className="desktop-only faint">
                {onDay.exchange && ` · ${onDay.exchange}`} · Figures in {onDay.reportedCurrency}
              </span>
            )}
          </p>
        </div>
        {onDay !== null && <CloseOfDay onDay={onDay} marketCap={valuation?.marketCap ?? null} />}
      </div>
    </section>
  );
}

function CloseOfDay({
  onDay: { close, currency },
  marketCap,
}: {
  onDay: CompanyOnDay;
  marketCap: number | null;
}) {
  if (close === null) return <p className="company-quote">{noPriceLabel}</p>;
  return (
    <div className="company-quote">
      <p className="company-price">
        <strong className="num">{formatPrice(close.price)}</strong>
        <span>{currency}</span>
      </p>
      <p className="caption company-updated">
        Close of {formatDay(close.day)}
        {marketCap !== null && ` · market cap ${formatMillions(marketCap)}`}
      </p>
    </div>
  );
}
