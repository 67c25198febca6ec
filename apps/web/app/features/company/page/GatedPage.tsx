import { prompts } from '@tenfold/contract/policy/prompts';
import { useState } from 'react';
import { FreeViewDialog } from '../../billing/index.ts';
import { GatedFinancialsCard, LatestYearCard } from '../../financials/index.ts';
import { GatedPerformanceCard } from '../../performance/index.ts';
import { GatedValueCard } from '../../valuation/index.ts';
import { useQuote } from '../quote/use-quote.ts';
import { CompanyFrame, type FrameProps } from './CompanyFrame.tsx';
import type { CompanyPageData } from './load-company-page.ts';
import { useSection } from './use-section.ts';

interface Props {
  page: CompanyPageData;
  usedUp: string | undefined;
  shared: Pick<FrameProps, 'company' | 'now' | 'address' | 'notice' | 'valuation' | 'summary'>;
}

export function GatedPage({ page, usedUp = '', shared }: Props) {
  const { company, financials } = page;
  const quote = useQuote(company.symbol, page.quote);
  const section = useSection();
  const [freeView, setFreeView] = useState(false);
  const history =
    financials === null
      ? { title: 'Company limit reached', text: usedUp }
      : { title: 'Historical financials', text: prompts.history, onTap: () => setFreeView(true) };
  const value = financials === null ? usedUp : prompts.fairValue;
  return (
    <>
      <CompanyFrame
        {...shared}
        quote={quote}
        section={section}
        performance={<GatedPerformanceCard symbol={company.symbol} {...history} />}
        calculator={<GatedValueCard title="Fair value calculator" text={value} />}
        financials={
          financials === null ? (
            <GatedFinancialsCard {...history} />
          ) : (
            <LatestYearCard company={company} financials={financials} {...history} />
          )
        }
        fairValue={<GatedValueCard title="Fair value reference estimate" text={value} />}
        quality={null}
      />
      {freeView && <FreeViewDialog onClose={() => setFreeView(false)} />}
    </>
  );
}
