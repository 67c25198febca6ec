import { prompts } from '@tenfold/contract/prompts';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { QuotaNotice } from '../billing/QuotaNotice.tsx';
import { limitWords } from '../billing/quota-words.ts';
import { useLimitWarning } from '../billing/use-limit-warning.ts';
import { FinancialsCard } from '../financials/FinancialsCard.tsx';
import { GatedFinancialsCard } from '../financials/GatedFinancialsCard.tsx';
import { LatestYearCard } from '../financials/LatestYearCard.tsx';
import { QualityPanel } from '../financials/QualityPanel.tsx';
import { GatedPerformanceCard } from '../performance/GatedPerformanceCard.tsx';
import { loadFirstChart } from '../performance/load-first-chart.ts';
import { PerformanceCard } from '../performance/PerformanceCard.tsx';
import { CalculatorCard } from '../valuation/CalculatorCard.tsx';
import { FairValueCard } from '../valuation/FairValueCard.tsx';
import { GatedValueCard } from '../valuation/GatedValueCard.tsx';
import { useModel } from '../valuation/model.ts';
import { ValuationCard } from '../valuation/ValuationCard.tsx';
import { BusinessSummary, hasSummary } from './BusinessSummary.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';
import { companyMeta } from './company-meta.ts';
import { type CompanyPageData, loadCompanyPage } from './load-company-page.ts';
import { useQuote } from './use-quote.ts';
import { goToSection, useSection } from './use-section.ts';

const CompanyLimitDialog = lazy(async () => ({
  default: (await import('../billing/CompanyLimitDialog.tsx')).CompanyLimitDialog,
}));
const FreeViewDialog = lazy(async () => ({
  default: (await import('../billing/FreeViewDialog.tsx')).FreeViewDialog,
}));

export async function loader(args: LoaderFunctionArgs) {
  const [page, chart] = await Promise.all([loadCompanyPage(args), loadFirstChart(args)]);
  return { ...page, chart };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? companyMeta(loaderData.company, loaderData.address) : [];
}

type Page = Awaited<ReturnType<typeof loader>>;
type Shown = NonNullable<CompanyPageData['financials']>;

export default function CompanyRoute() {
  const page = useLoaderData<typeof loader>();
  const { company, financials } = page;
  // A company's forecast and open parts are its own: nothing of them stays when the next one comes.
  if (financials?.extent === 'whole') {
    return <WholePage key={company.symbol} page={page} financials={financials} />;
  }
  return <GatedPage key={company.symbol} page={page} financials={financials} />;
}

/** Everything of a company. */
function WholePage({ page, financials }: { page: Page; financials: Shown }) {
  const { company } = page;
  const quote = useQuote(company.symbol, page.quote);
  const model = useModel({ symbol: company.symbol, financials, company: { stockPrice: quote.price } });
  const section = useSection();
  return (
    <CompanyFrame
      {...frameOf(page)}
      quote={quote}
      section={section}
      notice={<Limits page={page} />}
      performance={
        <PerformanceCard
          company={company}
          financials={financials}
          valuation={page.valuation}
          model={model}
          first={page.chart}
          address={page.address}
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

/** What everyone may see of a company, and the latest reported year unless the month is used up. */
function GatedPage({ page, financials }: { page: Page; financials: Shown | null }) {
  const { company, quota } = page;
  const quote = useQuote(company.symbol, page.quote);
  const section = useSection();
  const [freeView, setFreeView] = useState(false);
  const usedUp = financials === null;
  const history = usedUp
    ? { title: 'Company limit reached', text: limitWords(quota) }
    : { title: 'Historical financials', text: prompts.history, onTap: () => setFreeView(true) };
  const value = usedUp ? limitWords(quota) : prompts.fairValue;
  return (
    <CompanyFrame
      {...frameOf(page)}
      quote={quote}
      section={section}
      notice={
        <>
          <Limits page={page} />
          <Suspense>{freeView && <FreeViewDialog onClose={() => setFreeView(false)} />}</Suspense>
        </>
      }
      performance={<GatedPerformanceCard symbol={company.symbol} {...history} />}
      calculator={<GatedValueCard title="Fair value calculator" text={value} />}
      financials={
        usedUp ? (
          <GatedFinancialsCard {...history} />
        ) : (
          <LatestYearCard company={company} financials={financials} {...history} />
        )
      }
      fairValue={<GatedValueCard title="Fair value reference estimate" text={value} />}
      quality={null}
    />
  );
}

/** How many companies the reader has left, and the warning that there are none. */
function Limits({ page: { financials, quota } }: { page: Page }) {
  const { warned, dismiss } = useLimitWarning(financials === null);
  return (
    <>
      {financials !== null && <QuotaNotice quota={quota} />}
      <Suspense>{warned && <CompanyLimitDialog quota={quota} onClose={dismiss} />}</Suspense>
    </>
  );
}

/** What is the same for everyone. */
function frameOf({ company, valuation, chiefExecutives, now, address }: Page) {
  const summarised = hasSummary(company, chiefExecutives);
  return {
    company,
    now,
    address,
    valuation: <ValuationCard valuation={valuation} />,
    summary: summarised && <BusinessSummary company={company} chiefExecutives={chiefExecutives} />,
  };
}
