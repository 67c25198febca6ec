import { can } from '@tenfold/contract/rights';
import { lazy, Suspense, useId, useState } from 'react';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useTier } from '../../../session/tier.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Gated } from '../../../ui/layout/Gated.tsx';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import '../../../ui/layout/card.css';
import '../card/performance-card.css';

const ComparePanel = lazy(async () => ({
  default: (await import('../compare/ComparePanel.tsx')).ComparePanel,
}));

interface Props {
  symbol: string;
  title: string;
  text: string;
  onTap?: (() => void) | undefined;
}

export function GatedPerformanceCard({ symbol, title, text, onTap }: Props) {
  const heading = useId();
  const mayCompare = can(useTier(), 'compare', symbol);
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
      <Gated title={title} text={text} actions={<SignInActions />} onTap={onTap}>
        <ChartPlaceholder />
      </Gated>
      <Suspense>{comparing && <ComparePanel symbol={symbol} onClose={() => setComparing(false)} />}</Suspense>
    </section>
  );
}
