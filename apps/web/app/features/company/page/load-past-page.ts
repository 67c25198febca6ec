import type { Api } from '@tenfold/contract/call';
import { type Company, getCompany } from '@tenfold/contract/company';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { type CompanyOnDay, getCompanyOnDay, getFinancials } from '@tenfold/contract/financials';
import { listRecentNotes } from '@tenfold/contract/notes';
import { getValuationOnDay } from '@tenfold/contract/valuation';
import type { IsoDate } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import type { LoaderFunctionArgs } from 'react-router';
import { loadViewer } from '../../../platform/api/load-viewer.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, clockContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';
import { loadInitialChart } from '../../performance/index.ts';
import { initialValue, priceNeeds, sentValue } from '../../valuation/index.ts';
import { asOfTags } from '../as-of/as-of-tags.ts';
import type { PastPage } from '../as-of/past-page.ts';

/** @param asked the day of the address, as it was typed */
export async function loadPastPage(args: LoaderFunctionArgs, pastDay: string) {
  const { context, url } = args;
  const symbol = symbolInPath(args, (known) => `/company/${known}`);
  const api = context.get(apiContext);
  const company = await api.call(getCompany, { params: { symbol } }).catch(throwScreenError);
  const address = `${context.get(publicUrlContext) ?? url.origin}/company/${symbol}`;
  const today = newYorkDay(context.get(clockContext).now());
  const head = { company: headOf(company), today, tags: asOfTags(company, pastDay, address) };

  const found = await findOnDay(api, symbol, pastDay);
  if (found.state === 'closed') return { ...head, ...found };
  if (found.state === 'refused') {
    const now = await findOnDay(api, symbol, today);
    return now.state === 'found'
      ? { ...head, state: 'refused' as const, pastDay, reports: now.company.reports }
      : { ...head, state: 'closed' as const, why: now.why };
  }
  const { reports, day, close } = found.company;
  const [first] = reports;
  if (first === undefined || day < first.filed) return { ...head, state: 'before' as const, day, reports };

  const [
    { quarterly, estimated, projected, terminal, valuationMethods, ...financials },
    valuation,
    chart,
    noteDays,
  ] = await Promise.all([
    api.call(getFinancials, { params: { symbol }, query: { asOf: day } }),
    api.call(getValuationOnDay, { params: { symbol, day } }),
    loadInitialChart(args, day),
    listNoteDays(api, symbol),
  ]).catch(throwScreenError);
  const base = financials.forecastBase;
  const value = initialValue(base, close?.day ?? null);
  const needs =
    base === null || value === null || close === null
      ? null
      : priceNeeds(base, value, financials.actual, close.price, financials.currency);
  return {
    ...head,
    state: 'shown' as const,
    day,
    onDay: found.company,
    reports,
    financials,
    valuation,
    chart,
    noteDays,
    value: value && sentValue(value),
    needs,
    address: `${address}?asof=${day}`,
  };
}

/** What the page needs of today's company: its names, which aren't kept by day. */
function headOf({ symbol, name, shortName }: Company): PastPage['company'] {
  return { symbol, name, shortName };
}

type OnDay =
  | { readonly state: 'found'; readonly company: CompanyOnDay; readonly why?: never }
  | { readonly state: 'closed'; readonly why: string }
  /** No day, or one to come. */
  | { readonly state: 'refused'; readonly why: string };

async function findOnDay(api: Api, symbol: string, day: string): Promise<OnDay> {
  try {
    return { state: 'found', company: await api.call(getCompanyOnDay, { params: { symbol, day } }) };
  } catch (cause) {
    if (!isApiError(cause)) throw cause;
    if (cause.code === 'invalid_request') return { state: 'refused', why: cause.message };
    if (cause.code === 'forbidden' || cause.code === 'quota_reached' || cause.code === 'too_many_requests') {
      return { state: 'closed', why: cause.message };
    }
    return throwScreenError(cause);
  }
}

/** The days of the reader's newest notes on the company, newest first. */
async function listNoteDays(api: Api, symbol: string): Promise<readonly IsoDate[]> {
  if ((await loadViewer(api)) === null) return [];
  const { notes } = await api.call(listRecentNotes, { params: { symbol } });
  return notes.map(({ createdAt }) => newYorkDay(new Date(createdAt)));
}
