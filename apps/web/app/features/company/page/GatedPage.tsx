import { useState } from 'react';
import { FreeViewDialog } from '../../billing/index.ts';
import { GatedFinancialsCard, LatestYearCard } from '../../financials/index.ts';
import { GatedPerformanceCard } from '../../performance/index.ts';
import { GatedValueCard } from '../../valuation/index.ts';
import { useQuote } from '../quote/use-quote.ts';
import { CompanyFrame, type FrameProps } from './CompanyFrame.tsx';
import type { GatedTexts } from './gated-texts.ts';
import type { CompanyPageData } from './load-company-page.ts';
import { useSection } from './use-section.ts';

interface Props {
  page: CompanyPageData;
  texts: GatedTexts;
  shared: Pick<
    FrameProps,
    'company' | 'now' | 'address' | 'action' | 'notice' | 'valuation' | 'alerts' | 'summary' | 'notes'
  >;
}

export function GatedPage({ page, texts: { history, fairValue, usedUp }, shared }: Props) {
  const { company, financials } = page;
  const quote = useQuote(company.symbol, page.quote);
  const section = useSection();
  const [freeView, setFreeView] = useState(false);
  const locked =
    financials === null
      ? { title: 'Company limit reached', text: usedUp }
      : { title: 'Historical financials', text: history, onTap: () => setFreeView(true) };
  const value = financials === null ? usedUp : fairValue;
  return (
    <>
      <CompanyFrame
        {...shared}
        quote={quote}
        section={section}
        performance={<GatedPerformanceCard symbol={company.symbol} {...locked} />}
        calculator={<GatedValueCard title="Fair value calculator" text={value} />}
        financials={
          financials === null ? (
            <GatedFinancialsCard {...locked} />
          ) : (
            <LatestYearCard company={company} financials={financials} {...locked} />
          )
        }
        fairValue={<GatedValueCard title="Fair value reference estimate" text={value} />}
        quality={null}
      />
      {freeView && <FreeViewDialog onClose={() => setFreeView(false)} />}
    </>
  );
}
