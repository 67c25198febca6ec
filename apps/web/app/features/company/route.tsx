import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { fromServer } from '../../ui/from-server.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { quotaLabels } from '../billing/quota-labels.ts';
import { useLimitWarning } from '../billing/use-limit-warning.ts';
import { FinancialsCard } from '../financials/FinancialsCard.tsx';
import { loadInitialChart } from '../performance/load-initial-chart.ts';
import { PerformanceCard } from '../performance/PerformanceCard.tsx';
import { CalculatorCard } from '../valuation/CalculatorCard.tsx';
import { FairValueCard } from '../valuation/FairValueCard.tsx';
import { initialValue } from '../valuation/initial-value.ts';
import { methodName } from '../valuation/method-names.ts';
import { useModel } from '../valuation/model.ts';
import { ValuationCard } from '../valuation/ValuationCard.tsx';
import { BusinessSummary, hasSummary } from './BusinessSummary.tsx';
import { CompanyFrame, type FrameProps } from './CompanyFrame.tsx';
import { companyMeta } from './company-meta.ts';
import { type CompanyPageData, loadCompanyPage } from './load-company-page.ts';
import { priceDay } from './price-day.ts';
import { useQuote } from './use-quote.ts';
import { goToSection, useSection } from './use-section.ts';

// Of the two pages, whole and gated, a reader gets one.
const GatedPage = lazyPart(async () => (await import('./gated-route.tsx')).GatedPage);
const QualityPanel = fromServer(async () => (await import('../financials/QualityPanel.tsx')).QualityPanel);

// Shown to who has few companies left.
const QuotaNotice = lazyPart(async () => (await import('../billing/QuotaNotice.tsx')).QuotaNotice);
const CompanyLimitDialog = lazy(async () => ({
  default: (await import('../billing/CompanyLimitDialog.tsx')).CompanyLimitDialog,
}));

export async function loader(args: LoaderFunctionArgs) {
  const [page, chart] = await Promise.all([loadCompanyPage(args), loadInitialChart(args)]);
  return { ...page, value: firstValueOf(page), chart, told: page.quota && quotaLabels(page.quota) };
}

/** Only who may see what it is made from is sent a value. */
function firstValueOf({ financials, quote }: CompanyPageData) {
  return financials?.extent === 'whole' ? initialValue(financials.forecastBase, priceDay(quote)) : null;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { company, address, value } = loaderData;
  return companyMeta(company, address, value?.result.ok ? methodName(value.result) : null);
}

type Page = Awaited<ReturnType<typeof loader>>;
type Shared = Pick<FrameProps, 'company' | 'now' | 'address' | 'notice' | 'valuation' | 'summary'>;

export default function CompanyRoute() {
  const page = useLoaderData<typeof loader>();
  const { company, financials, chiefExecutives } = page;
  const shared: Shared = {
    company,
    now: page.now,
    address: page.address,
    notice: <Limits page={page} />,
    valuation: <ValuationCard valuation={page.valuation} />,
    summary: hasSummary(company, chiefExecutives) && (
      <BusinessSummary company={company} chiefExecutives={chiefExecutives} />
    ),
  };
  // A company's forecast and open parts are its own: nothing of them stays when the next one comes.
  if (financials?.extent === 'whole') {
    return <WholePage key={company.symbol} page={page} financials={financials} shared={shared} />;
  }
  return <GatedPage key={company.symbol} page={page} usedUp={page.told?.usedUp} shared={shared} />;
}

/** Everything of a company. */
function WholePage({
  page: { company, valuation, value, quote: initial, chart, address },
  financials,
  shared,
}: {
  page: Page;
  financials: NonNullable<CompanyPageData['financials']>;
  shared: Shared;
}) {
  const quote = useQuote(company.symbol, initial);
  const model = useModel({
    symbol: company.symbol,
    financials,
    price: quote.price,
    priceDay: priceDay(quote),
    first: value,
  });
  const section = useSection();
  return (
    <CompanyFrame
      {...shared}
      quote={quote}
      section={section}
      performance={
        <PerformanceCard
          company={company}
          financials={financials}
          valuation={valuation}
          model={model}
          first={chart}
          address={address}
        />
      }
      calculator={<CalculatorCard model={model} />}
      financials={
        <FinancialsCard
          company={company}
          financials={financials}
          model={model}
          mode={section === 'forecast' ? 'forecast' : 'financials'}
          onMode={goToSection}
        />
      }
      fairValue={<FairValueCard model={model} />}
      quality={<QualityPanel financials={financials} />}
    />
  );
}

/** How many companies the reader has left, and the warning that there are none. */
function Limits({ page: { financials, quota, told } }: { page: Page }) {
  const { warned, dismiss } = useLimitWarning(financials === null);
  return (
    <>
      {financials !== null && told && told.openUntil !== null && <QuotaNotice {...told} />}
      <Suspense>{warned && <CompanyLimitDialog quota={quota} onClose={dismiss} />}</Suspense>
    </>
  );
}
