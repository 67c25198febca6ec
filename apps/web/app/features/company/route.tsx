import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { FinancialsCard } from '../financials/FinancialsCard.tsx';
import { QualityPanel } from '../financials/QualityPanel.tsx';
import { loadFirstChart } from '../performance/load-first-chart.ts';
import { PerformanceCard } from '../performance/PerformanceCard.tsx';
import { CalculatorCard } from '../valuation/CalculatorCard.tsx';
import { FairValueCard } from '../valuation/FairValueCard.tsx';
import { useModel } from '../valuation/model.ts';
import { ValuationCard } from '../valuation/ValuationCard.tsx';
import { BusinessSummary, hasSummary } from './BusinessSummary.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';
import { companyMeta } from './company-meta.ts';
import { loadCompanyPage } from './load-company-page.ts';
import { Panel } from './Panel.tsx';
import { SeoText } from './SeoText.tsx';
import { type StatisticMode, StatisticModes } from './StatisticModes.tsx';
import { useQuote } from './use-quote.ts';
import { goToSection, useSection } from './use-section.ts';
import './company-page.css';

export async function loader(args: LoaderFunctionArgs) {
  const [page, chart] = await Promise.all([loadCompanyPage(args), loadFirstChart(args)]);
  return { ...page, chart };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? companyMeta(loaderData.company, loaderData.address) : [];
}

export default function CompanyRoute() {
  const page = useLoaderData<typeof loader>();
  // A company's forecast and open parts are its own: nothing of them stays when the next one comes.
  return <CompanyPage key={page.company.symbol} {...page} />;
}

/** The page from top to bottom. On a desk all of it; on a phone one section, and in its summary one statistic. */
function CompanyPage(page: Awaited<ReturnType<typeof loader>>) {
  const { company, financials, chiefExecutives } = page;
  const { symbol } = company;
  const quote = useQuote(symbol, page.quote);
  const model = useModel({ symbol, financials, company: { stockPrice: quote.price } });
  const section = useSection();
  const [mode, setMode] = useState<StatisticMode>('valuation');
  const summarised = hasSummary(company, chiefExecutives);

  return (
    <div className="company-page" data-section={section} data-mode={mode}>
      <CompanyHeader company={company} quote={quote} now={page.now} address={page.address} />
      <CompanyTabs current={section} />
      <div className="grid company-grid" id="summary">
        <Panel sections="summary" width={8}>
          <PerformanceCard
            company={company}
            financials={financials}
            valuation={page.valuation}
            model={model}
            first={page.chart}
            address={page.address}
          />
        </Panel>
        <StatisticModes mode={mode} onChange={setMode} />
        <Panel sections="summary" mode="calculator" width={4}>
          <CalculatorCard model={model} />
        </Panel>
        <Panel sections="summary" mode="valuation" width={12}>
          <ValuationCard valuation={page.valuation} />
        </Panel>
        {summarised && (
          <Panel sections="summary" width={12}>
            <BusinessSummary company={company} chiefExecutives={chiefExecutives} />
          </Panel>
        )}
        <Panel sections="financials forecast" width={12}>
          <span className="panel-anchor" id="forecast" />
          <FinancialsCard
            company={company}
            financials={financials}
            model={model}
            mode={section === 'forecast' ? 'forecast' : 'financials'}
            onMode={goToSection}
          />
        </Panel>
        <Panel sections="value-estimate" mode="fair-value" width={12} id="value-estimate">
          <FairValueCard model={model} />
        </Panel>
        <Panel sections="financials" width={12}>
          <QualityPanel financials={financials} />
        </Panel>
      </div>
      <SeoText company={company} />
    </div>
  );
}
