import type { ForecastBase } from '@tenfold/domain/forecast';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { type ForecastChoices, noOwnForecast, type OwnForecast } from '../../page-forecast/own-forecast.ts';
import { LiveQuote } from '../company/index.ts';
import { CalculatorCard } from './calculator/CalculatorCard.tsx';
import { FairValueCard } from './fair-value/FairValueCard.tsx';
import { computeValue, initialValue } from './model/compute-value.ts';
import { useModel } from './model/use-model.ts';
import { initialSetting } from './model/value-setting.ts';
import { priceNeeds } from './must-be-true/price-needs.ts';

/** Visitors have none, and that is known at once. */
export const visitors: OwnForecast = { ...noOwnForecast, isKnown: true };

const quote = {
  change: null,
  currency: 'USD',
  kind: 'close',
  tradedAt: null,
  latestUpdate: null,
  delayMinutes: 0,
  source: null,
  simulated: false,
  staleFrom: null,
  lastSplit: null,
  stale: false,
} as const;

interface Company {
  forecastBase: ForecastBase | null;
  price: number | null;
  priceDay: string | null;
  reportedCurrency: string;
  own: OwnForecast;
}

function Page({ forecastBase, price, priceDay, reportedCurrency, own }: Company) {
  const financials = {
    forecastBase,
    reportedCurrency,
    currency: 'USD',
    exchangeRate: null,
    actual: [],
    average: [],
    ltm: [],
  };
  const first = firstValue(forecastBase, priceDay, own.choices);
  const needs =
    forecastBase && first && price !== null ? priceNeeds(forecastBase, first, [], price, 'USD') : null;
  const model = useModel({ symbol: 'ACME', financials, priceDay, first, own });
  return (
    <LiveQuote symbol="ACME" initial={{ ...quote, price }}>
      <CalculatorCard model={model} needs={needs} />
      <FairValueCard model={model} years={[]} />
    </LiveQuote>
  );
}

function firstValue(base: ForecastBase | null, priceDay: string | null, choices: ForecastChoices | null) {
  if (base === null || choices === null) return initialValue(base, priceDay);
  const { method, requiredReturn, terminalGrowth, leverage } = choices;
  const choice = { requiredReturn, terminalGrowth, ...(leverage === 'levered' && { leverage }) };
  return computeValue(base, { ...initialSetting(priceDay), method, choice });
}

/** A reader who chose. */
export function chosen(choices: Partial<ForecastChoices>): Partial<Company> {
  const byDefault: ForecastChoices = {
    requiredReturn: 0.1,
    terminalGrowth: 0,
    method: null,
    leverage: 'unlevered',
    ownFigures: {},
  };
  return { own: { ...visitors, choices: { ...byDefault, ...choices } } };
}

/** What the server sends: the page of a reader without JavaScript. */
export async function page(forecastBase: ForecastBase | null, given: Partial<Company> = {}): Promise<string> {
  const company = {
    forecastBase,
    price: 60,
    priceDay: null,
    reportedCurrency: 'USD',
    own: visitors,
    ...given,
  };
  return rendered(<Page {...company} />);
}

export async function rendered(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  return textOf(await new Response(prelude).text());
}

function textOf(html: string): string {
  return html
    .replaceAll(/<script.*?<\/script>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}
