import { brand } from '@tenfold/contract/brand';
import { Suspense, useEffect, useMemo } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { useCompanyLimit } from '../../../platform/api/company-limit.ts';
import { cachedScreen, uncachedScreen } from '../../../platform/screens/cached-screen.ts';
import { rememberLatest } from '../../../platform/screens/remember-latest.ts';
import { serverOnly } from '../../../platform/screens/server-only.ts';
import { useViewer } from '../../../session/viewer.ts';
import { CompanyLimitDialog, QuotaNotice, quotaLabels } from '../../billing/index.ts';
import { useTableComments } from '../../comments/index.ts';
import { FinancialsCard, packFinancials, QualityPanel, unpackFinancials } from '../../financials/index.ts';
import { ForecastBar, useOwnForecast } from '../../forecasts/index.ts';
import { AddToList } from '../../lists/index.ts';
import { CompanyNotes } from '../../notes/index.ts';
import { chartLinkParameters, loadInitialChart, PerformanceCard } from '../../performance/index.ts';
import { CompanyQuestions } from '../../qa/index.ts';
import {
  CalculatorCard,
  FairValueCard,
  initialValue,
  methodName,
  priceNeeds,
  receivedValue,
  sentValue,
  useModel,
  ValuationCard,
  WhatHelps,
} from '../../valuation/index.ts';
import { AsOfPage } from '../as-of/AsOfPage.tsx';
import { BusinessSummary } from '../profile/BusinessSummary.tsx';
import { LiveQuote, useLiveQuote } from '../quote/live-quote.tsx';
import { priceDay } from '../quote/new-york-time.ts';
import { companyMeta } from '../seo/company-meta.ts';
import { loadListing } from '../without-data/load-listing.ts';
import { WithoutData } from '../without-data/WithoutData.tsx';
import { CompanyFrame, type SharedParts } from './CompanyFrame.tsx';
import { FiguresOnDay } from './FiguresOnDay.tsx';
import { GatedPage } from './GatedPage.tsx';
import { gatedTexts } from './gated-texts.ts';
import { type CompanyPageData, loadCompanyPage } from './load-company-page.ts';
import { loadPastPage } from './load-past-page.ts';
import { PriceAlerts } from './PriceAlerts.tsx';
import { goToSection, useSection } from './use-section.ts';

export { startFetch as action } from '../without-data/start-fetch.ts';

export const headers = cachedScreen(10, [...chartLinkParameters, 'asof']);

export async function loader(args: LoaderFunctionArgs) {
  const pastDay = args.url.searchParams.get('asof');
  if (pastDay !== null) return data({ past: await loadPastPage(args, pastDay) }, uncachedScreen);
  const [page, chart] = await Promise.all([loadCompanyPage(args), loadInitialChart(args)]);
  if (page === null) return { listing: await loadListing(args) };
  const value = firstValueOf(page);
  const labels = page.quota && quotaLabels(page.quota);
  const method = value?.result.ok ? methodName(value.result) : null;
  const loaded = {
    listing: null,
    ...page,
    financials: page.financials && packed(page.financials),
    quality: page.financials?.quality ?? [],
    value: value && sent(value),
    needs: needsOf(page, value),
    chart,
    quotaLabels: labels,
    gatedTexts: gatedTexts(page.financials, page.company, labels?.usedUp),
    tags: companyMeta(page.company, page.address, method),
  };
  return serverOnly(loaded, 'quality', args.request);
}

/** The table marks the figures of failed checks; all checks are listed by a part from the server. */
const packed = rememberLatest((financials: NonNullable<CompanyPageData['financials']>) =>
  packFinancials({
    ...financials,
    quality: financials.quality.filter(({ state }) => state === 'failed'),
  }),
);

/** A value is only sent to those who may see its inputs. */
function firstValueOf({ financials, quote }: CompanyPageData) {
  return financials?.extent === 'whole' ? valueAtFirst(financials.forecastBase, priceDay(quote)) : null;
}

const valueAtFirst = rememberLatest(initialValue);

function needsOf({ financials, quote }: CompanyPageData, value: ReturnType<typeof firstValueOf>) {
  const base = financials?.forecastBase ?? null;
  return financials === null || base === null || value === null || quote.price === null
    ? null
    : needsAtFirst(base, value, financials.actual, quote.price, financials.currency);
}

const needsAtFirst = rememberLatest(priceNeeds);

const sent = rememberLatest(sentValue);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  if ('past' in loaderData) return loaderData.past.tags;
  if (loaderData.listing === null) return loaderData.tags;
  const { symbol, name } = loaderData.listing;
  return [{ title: `${name} (${symbol}) — ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

type LoadedCompany = Extract<Awaited<ReturnType<typeof loader>>, { listing: null }>;
type LoadedPage = Omit<LoadedCompany, 'financials' | 'value'> &
  CompanyPageData & { readonly value: ReturnType<typeof receivedValue> | null };

export default function CompanyRoute() {
  const page = useLoaderData<typeof loader>();
  if ('past' in page) {
    const { past } = page;
    return (
      <AsOfPage past={past}>
        {past.state === 'shown' && <FiguresOnDay key={`${past.company.symbol} ${past.day}`} past={past} />}
      </AsOfPage>
    );
  }
  return page.listing === null ? <CompanyPage loaded={page} /> : <WithoutData listing={page.listing} />;
}

function CompanyPage({ loaded }: { loaded: LoadedCompany }) {
  const page = unpack(loaded);
  const { company, financials, chiefExecutives } = page;
  const shared: SharedParts = {
    company,
    now: page.now,
    address: page.address,
    action: <AddToList symbol={company.symbol} place="header" />,
    notice: <Limits page={page} />,
    valuation: <ValuationCard valuation={page.valuation} history={financials?.extent === 'whole'} />,
    alerts: <PriceAlerts symbol={company.symbol} />,
    summary: (company.summary !== null || chiefExecutives.length > 0) && (
      <BusinessSummary company={company} chiefExecutives={chiefExecutives} />
    ),
    questions: <CompanyQuestions symbol={company.symbol} name={company.shortName ?? company.name} />,
    notes: <CompanyNotes symbol={company.symbol} name={company.shortName ?? company.name} />,
  };
  const { gatedTexts: texts } = page;
  // Keyed by symbol: forecast and open panels belong to one company.
  return (
    <LiveQuote key={company.symbol} symbol={company.symbol} initial={page.quote}>
      {financials?.extent === 'whole' ? (
        <WholePage page={page} financials={financials} shared={shared} />
      ) : (
        texts && <GatedPage page={page} texts={texts} shared={shared} />
      )}
    </LiveQuote>
  );
}

/** Once for each answer: React may render again, and the parts of the page compare their props by identity. */
function unpack(loaded: LoadedCompany): LoadedPage {
  let page = unpacked.get(loaded);
  if (page === undefined) {
    const { quality } = loaded;
    page = {
      ...loaded,
      // Not among what is spread: the server alone has it.
      ...(quality && { quality }),
      financials: loaded.financials && unpackedOnce(loaded.financials),
      value: loaded.value && receivedOnce(loaded.value),
    };
    unpacked.set(loaded, page);
  }
  return page;
}

const unpacked = new WeakMap<LoadedCompany, LoadedPage>();

const unpackedOnce = rememberLatest(unpackFinancials<NonNullable<LoadedCompany['financials']>>);

const receivedOnce = rememberLatest(receivedValue);

function WholePage({
  page: { company, contests, valuation, value, needs, chart, address, quality = none },
  financials,
  shared,
}: {
  page: LoadedPage;
  financials: NonNullable<CompanyPageData['financials']>;
  shared: SharedParts;
}) {
  const own = useOwnForecast(company.symbol, financials.forecastBase?.lastYear ?? null, useViewer() !== null);
  const model = useModel({
    symbol: company.symbol,
    financials,
    priceDay: useLiveQuote(priceDay),
    first: value,
    own,
  });
  const { company: valued, estimate, forecast, methods } = model;
  const edited = useMemo(
    () => ({ ...valued, ...estimate, ...forecast, ...methods }),
    [valued, estimate, forecast, methods],
  );
  const addToList = useMemo(() => <AddToList symbol={company.symbol} place="card" />, [company.symbol]);
  const comments = useTableComments(company, useViewer() !== null);
  const section = useSection();
  const { own: ownForecast, parts } = own;
  return (
    <>
      <CompanyFrame
        {...shared}
        section={section}
        performance={
          <PerformanceCard
            company={company}
            financials={financials}
            valuation={valuation}
            model={forecast}
            first={chart}
            address={address}
          />
        }
        calculator={<CalculatorCard model={model} needs={needs} actions={addToList} />}
        financials={
          <FinancialsCard
            company={company}
            financials={financials}
            contests={contests}
            model={forecast}
            mode={section === 'forecast' ? 'forecast' : 'financials'}
            onMode={goToSection}
            comments={comments}
            editing={{
              bar: (
                <>
                  <ForecastBar own={own} model={edited} exported={{ company, financials }} />
                  <WhatHelps model={model} />
                </>
              ),
              load: own.load,
              editor: (place) =>
                ownForecast &&
                parts && <parts.TableEditor {...place} own={ownForecast} page={{ own, model: edited }} />,
            }}
          />
        }
        fairValue={<FairValueCard model={model} years={financials.actual} />}
        quality={<QualityPanel quality={quality} />}
      />
      {ownForecast && parts && (
        <parts.Dialogs own={ownForecast} page={{ own, model: edited, company, financials }} />
      )}
    </>
  );
}

/** The same each time: a part from the server is rendered again for other props. */
const none: NonNullable<LoadedPage['quality']> = [];

function Limits({ page: { financials, quota, quotaLabels: labels } }: { page: LoadedPage }) {
  const { reached, warn, dismiss } = useCompanyLimit();
  const isUsedUp = financials === null;
  useEffect(() => {
    if (isUsedUp) warn();
    return dismiss;
  }, [isUsedUp, warn, dismiss]);
  return (
    <>
      {financials !== null && labels && labels.openUntil !== null && (
        <div className="company-notice">
          <QuotaNotice {...labels} />
        </div>
      )}
      <Suspense>{reached && <CompanyLimitDialog quota={quota} onClose={dismiss} />}</Suspense>
    </>
  );
}
