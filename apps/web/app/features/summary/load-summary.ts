import { getQuota } from '@tenfold/contract/billing';
import type { Api } from '@tenfold/contract/call';
import { listCompanies } from '@tenfold/contract/company';
import { listOwnForecasts } from '@tenfold/contract/forecasts';
import { getSummary, type ListMover } from '@tenfold/contract/summary';
import { newYorkDay } from '@tenfold/domain/market-hours';
import type { Viewer } from '../../platform/api/load-viewer.ts';
import { nextSteps } from '../accounts/index.ts';
import { pricesLabel } from '../company/index.ts';
import { forecastsToday, rowLabels } from '../forecasts/index.ts';
import { noValueBrief } from '../valuation/index.ts';
import { dayHeading, marketLine } from './market-line.ts';
import { newsOf } from './news/news.ts';
import { pricesToday } from './prices-today.ts';
import { welcomeSteps } from './welcome/welcome-steps.ts';

interface SummaryInput {
  readonly now: Date;
  /** The list whose moves are shown; null: the default one. */
  readonly list: number | null;
  readonly hasOutbox: boolean;
}

/** All of it is rendered on the server, at one moment. */
export async function loadSummary(api: Api, person: Viewer, { now, list, hasOutbox }: SummaryInput) {
  const [
    { forecasts },
    { followed, firstOpened, filings, alerts, buyBelow, listToday, start },
    quota,
    { companies },
  ] = await Promise.all([
    api.call(listOwnForecasts),
    api.call(getSummary, { query: list === null ? {} : { list } }),
    api.call(getQuota),
    api.call(listCompanies),
  ]);
  const changes = new Map(companies.map(({ symbol, stockPriceChange }) => [symbol, stockPriceChange]));
  const today = forecastsToday(forecasts, rowLabels(noValueBrief), changes);
  const isNew = followed === 0;
  const startWith = isNew ? startCompanies(start, companies.length) : null;
  const steps = welcomeSteps({
    opened: [...(firstOpened === null ? [] : [firstOpened]), ...quota.companies],
    forecasts: today.total,
    notes: buyBelow.notes,
    lists: listToday?.total ?? 0,
  });
  // Each place is offered once.
  const offered = new Set<unknown>(
    startWith === null ? [] : ['/companies', ...steps.map(({ place }) => place)],
  );
  return {
    day: dayHeading(now),
    market: marketLine(now),
    now: now.toISOString(),
    isNew,
    filings,
    forecasts: today,
    quota,
    listToday,
    today: newYorkDay(now),
    buyBelow: buyBelow.notes === 0 ? null : buyBelow.prices,
    prices: pricesToday([...forecasts, ...(listToday?.movers ?? []).map(pricedMover)], now),
    news: newsOf({ alerts, filings, outdated: today.outdated, buyBelow }, now),
    welcome: steps.every(({ isDone }) => isDone) ? [] : steps,
    start: startWith,
    next: nextSteps(person, quota, companies.length, hasOutbox).filter(({ path }) => !offered.has(path)),
  };
}

function pricedMover({ symbol, lastTradeTime, quote }: ListMover) {
  return { symbol, lastTradeTime, priceKind: quote?.kind ?? null, priceStaleFrom: quote?.staleFrom ?? null };
}

function startCompanies(companies: readonly ListMover[], total: number) {
  const priced = companies.map(({ lastTradeTime, quote }) => ({
    tradedAt: lastTradeTime,
    priceKind: quote?.kind ?? null,
  }));
  return { companies, total, prices: pricesLabel(priced) };
}
