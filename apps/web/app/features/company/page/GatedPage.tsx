import { useState } from 'react';
import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { GatedFinancialsCard, LatestYearCard } from '../../financials/index.ts';
import { GatedPerformanceCard } from '../../performance/index.ts';
import { GatedValueCard } from '../../valuation/index.ts';
import { CompanyFrame, type SharedParts } from './CompanyFrame.tsx';
import type { GatedTexts } from './gated-texts.ts';
import type { CompanyPageData } from './load-company-page.ts';
import { useSection } from './use-section.ts';

interface Props {
  page: CompanyPageData;
  texts: GatedTexts;
  shared: SharedParts;
}

/** One prompt, in the first card; the others say what is in them. */
export function GatedPage({ page, texts: { title, prompt, verb, places }, shared }: Props) {
  const { company, financials } = page;
  const section = useSection();
  const [freeView, setFreeView] = useState(false);
  const tap = financials === null ? undefined : { verb, onTap: () => setFreeView(true) };
  return (
    <>
      <CompanyFrame
        {...shared}
        section={section}
        performance={<GatedPerformanceCard symbol={company.symbol} title={title} text={prompt} tap={tap} />}
        calculator={<GatedValueCard title="Fair value calculator" text={places.calculator} />}
        financials={
          financials === null ? (
            <GatedFinancialsCard text={places.financials} />
          ) : (
            <LatestYearCard company={company} financials={financials} text={places.financials} tap={tap} />
          )
        }
        fairValue={<GatedValueCard title="Fair value reference estimate" text={places.fairValue} />}
        quality={null}
      />
      {freeView && (
        <SignInDialog
          name="free-view-sign-up-modal"
          title="This is the free view"
          text={prompt}
          plans
          onClose={() => setFreeView(false)}
        />
      )}
    </>
  );
}
