import { can } from '@tenfold/contract/policy/rights';
import { Suspense, useId, useState } from 'react';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Gated, type GatedTap } from '../../../ui/layout/Gated.tsx';
import { ComparePanel } from '../compare/ComparePanel.tsx';
import '../../../ui/layout/card.css';
import '../card/performance-card.css';
import './chart-placeholder.css';

interface Props {
  symbol: string;
  title: string;
  text: string;
  tap?: GatedTap | undefined;
}

export function GatedPerformanceCard({ symbol, title, text, tap }: Props) {
  const heading = useId();
  const mayCompare = can(useViewer(), 'compare', { symbol });
  const [comparing, setComparing] = useState(false);
  return (
    <section className="card gated-card" aria-labelledby={heading}>
      <div className="card-head performance-head">
        <h2 id={heading}>Financial performance</h2>
        {!mayCompare && (
          <span className="push needs-script">
            <Button size="sm" icon="plus" onClick={() => setComparing(true)}>
              Compare
            </Button>
          </span>
        )}
      </div>
      <Gated title={title} text={text} actions={<SignInActions />} tap={tap}>
        <ChartPlaceholder />
      </Gated>
      <Suspense>{comparing && <ComparePanel symbol={symbol} onClose={() => setComparing(false)} />}</Suspense>
    </section>
  );
}

function ChartPlaceholder() {
  return (
    <svg className="chart-placeholder" viewBox="0 0 690 360" preserveAspectRatio="none" aria-hidden="true">
      <path className="chart-placeholder-ground" d="M20 40h650M20 110h650M20 180h650M20 250h650M20 320h650" />
      <path d="M20 290 90 280 160 250 230 262 300 220 370 196 440 210 510 150 580 120 670 70" />
      <path d="M20 300 90 304 160 290 230 280 300 284 370 250 440 236 510 240 580 214 670 190" />
      <path d="M20 240 90 226 160 236 230 206 300 212 370 180 440 190 510 160 580 172 670 140" />
    </svg>
  );
}
