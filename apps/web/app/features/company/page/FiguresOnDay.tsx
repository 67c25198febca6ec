import { type ComponentProps, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { FinancialsCard } from '../../financials/index.ts';
import { useOwnForecast } from '../../forecasts/index.ts';
import { PerformanceCard } from '../../performance/index.ts';
import {
  CalculatorCard,
  type PriceNeeds,
  receivedValue,
  useModel,
  ValuationCard,
} from '../../valuation/index.ts';
import { HiddenLater } from '../as-of/HiddenLater.tsx';
import type { PastPage } from '../as-of/past-page.ts';
import { QuoteContext } from '../quote/live-quote.tsx';
import type { Quote } from '../quote/quote.ts';

interface Props {
  past: Extract<PastPage, { state: 'shown' }> & {
    readonly financials: ComponentProps<typeof FinancialsCard>['financials'];
    readonly chart: ComponentProps<typeof PerformanceCard>['first'];
    readonly value: Parameters<typeof receivedValue>[0] | null;
    readonly needs: PriceNeeds | null;
    readonly address: string;
  };
}

export function FiguresOnDay({ past }: Props) {
  // It never changes: the day is over.
  const [quote] = useState(() => createStore(() => quoteOf(past)));
  return (
    <QuoteContext value={quote}>
      <Cards past={past} />
    </QuoteContext>
  );
}

function Cards({ past }: Props) {
  const { company, day, onDay, financials, valuation, chart, needs, address } = past;
  const { symbol } = company;
  // Forecasts of the reader are made with what was filed later.
  const noForecast = useOwnForecast(symbol, financials.forecastBase?.lastYear ?? null, false);
  const own = useMemo(() => ({ ...noForecast, isKnown: false }), [noForecast]);
  const first = useMemo(() => past.value && receivedValue(past.value), [past.value]);
  const model = useModel({ symbol, financials, priceDay: onDay.close?.day ?? null, first, own });
  const drawn = useMemo(() => ({ ...company, quote: null }), [company]);
  return (
    <div className="as-of-grid">
      <div className="as-of-figures">
        <FinancialsCard
          company={company}
          financials={financials}
          contests={noContests}
          model={model.forecast}
        />
        <PerformanceCard
          company={drawn}
          financials={financials}
          valuation={valuation}
          model={model.forecast}
          first={chart}
          address={address}
        />
        <ValuationCard valuation={valuation} history />
      </div>
      <div className="as-of-side">
        <HiddenLater onDay={onDay} day={day} />
        <CalculatorCard model={model} needs={needs} />
      </div>
    </div>
  );
}

const noContests = [] as const;

function quoteOf({ onDay: { close, currency, splitSince } }: Props['past']): Quote {
  return {
    price: close?.price ?? null,
    change: null,
    currency,
    kind: 'close',
    tradedAt: close === null ? null : `${close.day}T20:00:00Z`,
    latestUpdate: null,
    delayMinutes: 0,
    source: null,
    simulated: false,
    staleFrom: null,
    lastSplit: splitSince,
    stale: false,
  };
}
