import type { Valuation } from '@tenfold/contract/valuation';
import { formatDay } from '../../../figures/format-day.ts';
import { Figure } from '../../../ui/text/Figure.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { PriceRange } from './PriceRange.tsx';
import { statSections } from './shown-sections.ts';
import { type Stat, statGroups } from './stat-groups.ts';
import { valuationFootnote } from './valuation-footnote.ts';

export function ValuationFigures({ valuation }: { valuation: Valuation }) {
  return (
    <div className="stack stack-4">
      <PriceRange valuation={valuation} />
      <div className="stat-groups">
        {statGroups(valuation).map(({ section, stats }) => (
          <div key={section} className="stat-group" data-section={section}>
            <h3 className="overline">{titleOf(section)}</h3>
            <dl>
              {stats.map((stat) => (
                <StatLine key={stat.label} stat={stat} />
              ))}
            </dl>
          </div>
        ))}
      </div>
      <OutdatedFigures valuation={valuation} />
      <p className="caption">{valuationFootnote(valuation)}</p>
    </div>
  );
}

function StatLine({ stat: { label, hint, text, why, change } }: { stat: Stat }) {
  return (
    <div className="stat">
      <dt>
        {label}
        {hint && <span className="stat-hint"> {hint}</span>}
      </dt>
      <dd>
        <Figure text={text} why={why} change={change} />
      </dd>
    </div>
  );
}

function titleOf(wanted: (typeof statSections)[number]['section']): string {
  return statSections.find(({ section }) => section === wanted)?.title ?? '';
}

/** Ratios of today's price to old earnings or an old rate: newer data would change them. */
function OutdatedFigures({ valuation }: { valuation: Valuation }) {
  const words = outdatedFiguresLabel(valuation);
  return words === null ? null : <Notice tone="warn">{words}</Notice>;
}

export function outdatedFiguresLabel({
  earningsTo,
  newestFiling,
  staleEarnings,
  exchangeRate,
  currency,
}: Valuation): string | null {
  const earnings =
    staleEarnings && earningsTo !== null && newestFiling !== null
      ? `Earnings are through ${formatDay(earningsTo)}. Our latest filing is from ${formatDay(newestFiling)}, so a newer report should be out.`
      : null;
  const rate = exchangeRate?.stale
    ? `The ${exchangeRate.reportedCurrency}/${currency} exchange rate is from ${formatDay(exchangeRate.day)}, older than the price.`
    : null;
  const words = [earnings, rate].filter((one) => one !== null);
  return words.length === 0 ? null : words.join(' ');
}
