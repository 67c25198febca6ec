import type { BuyBelowPrices, FiledReport, FiredLately } from '@tenfold/contract/summary';
import { formatPrice } from '@tenfold/domain/format';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { daysAfter } from '@tenfold/domain/periods';
import { feedsPath, forecastsPath, myPath, notesPath } from '../../../shell/my-paths.ts';
import type { IconName } from '../../../ui/text/Icon.tsx';
import type { ForecastsToday } from '../../forecasts/index.ts';
import { dayLabel } from '../filed/filing-labels.ts';

export interface NewsItem {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

interface Given {
  readonly alerts: FiredLately;
  readonly filings: readonly FiledReport[];
  readonly outdated: ForecastsToday['outdated'];
  readonly buyBelow: BuyBelowPrices;
}

/** Since yesterday, and what still waits for the reader. */
export function newsOf({ alerts, filings, outdated, buyBelow }: Given, now: Date): NewsItem[] {
  const yesterday = daysAfter(newYorkDay(now), -1);
  return [
    ...alertNews(alerts),
    ...buyBelowNews(buyBelow, now.toISOString()),
    ...filingNews(filings.filter(({ filed }) => filed >= yesterday)),
    ...outdatedNews(outdated, now.toISOString()),
  ];
}

function alertNews({ count, last }: FiredLately): NewsItem[] {
  if (last === null) return [];
  const { symbol, price, cause, isSimulated } = last;
  const moved = isSimulated ? 'was simulated at' : 'was at';
  const what =
    cause === 'value_moved'
      ? `Your target for ${symbol} moved past the price of ${formatPrice(price)}`
      : null;
  return [
    {
      icon: 'clock',
      title: count === 1 ? '1 price alert fired' : `${count} price alerts fired`,
      detail: `${what ?? `${symbol} ${moved} ${formatPrice(price)}`}${count === 1 ? '' : ', and others'}`,
      path: count === 1 ? `/company/${symbol}` : feedsPath,
    },
  ];
}

function buyBelowNews({ touchedLately, prices }: BuyBelowPrices, now: string): NewsItem[] {
  const last = prices.find(({ touched }) => touched !== null);
  if (touchedLately === 0 || last === undefined || last.touched === null) return [];
  const { symbol, touched } = last;
  const several = touchedLately > 1;
  return [
    {
      icon: 'down',
      title: several ? `${touchedLately} buy-below prices touched` : '1 buy-below price touched',
      detail: `${symbol} ${touched.isSimulated ? 'was simulated at' : 'was at'} ${formatPrice(touched.price)} on ${dayLabel(touched.day, now)}${several ? ', and others' : ''}`,
      path: several ? notesPath : `${myPath}/note/${symbol}`,
    },
  ];
}

function filingNews(fresh: readonly FiledReport[]): NewsItem[] {
  const [first] = fresh;
  if (first === undefined) return [];
  return [
    {
      icon: 'table',
      title: fresh.length === 1 ? '1 filing since yesterday' : `${fresh.length} filings since yesterday`,
      detail: inWords(fresh.map(({ symbol, form }) => `${symbol} ${form}`)),
      path: `/company/${first.symbol}#financials`,
    },
  ];
}

function outdatedNews(outdated: ForecastsToday['outdated'], now: string): NewsItem[] {
  const [newest] = outdated.toSorted((one, other) => (one.filed < other.filed ? 1 : -1));
  if (newest === undefined) return [];
  const { symbol, id, form, filed } = newest;
  const several = outdated.length > 1;
  return [
    {
      icon: 'line',
      title: several
        ? `${outdated.length} forecasts older than their filing`
        : '1 forecast older than its filing',
      detail: `${symbol} filed a ${form} on ${dayLabel(filed, now)}${several ? ', and others' : ''}`,
      path: several ? forecastsPath : `/company/${symbol}?forecast=${id}#financials`,
    },
  ];
}

const named = 3;

/** Example: `NVDA 10-Q, TGT 10-Q and 2 more`. */
function inWords(names: readonly string[]): string {
  if (names.length > named) return `${names.slice(0, named).join(', ')} and ${names.length - named} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
