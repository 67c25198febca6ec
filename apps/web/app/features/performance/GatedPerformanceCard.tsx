import { lazy, Suspense, useId, useState } from 'react';
import { SignInActions } from '../../session/SignInActions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Gated } from '../../ui/Gated.tsx';
import { ChartShape } from './ChartShape.tsx';
import '../../ui/card.css';
import './performance-card.css';

const ComparePanel = lazy(async () => ({ default: (await import('./ComparePanel.tsx')).ComparePanel }));

interface Props {
  symbol: string;
  title: string;
  text: string;
  onTap?: (() => void) | undefined;
}

/** Where the chart would be, for who may not see the company's history. */
export function GatedPerformanceCard({ symbol, title, text, onTap }: Props) {
  const heading = useId();
  const [comparing, setComparing] = useState(false);
  return (
    <section className="card performance-card" aria-labelledby={heading}>
      <div className="card-head performance-head">
        <h2 id={heading}>Financial performance</h2>
        <span className="push needs-script">
          <Button size="sm" icon="plus" onClick={() => setComparing(true)}>
            Compare
          </Button>
        </span>
      </div>
      <Gated title={title} text={text} actions={<SignInActions />} onTap={onTap} className="performance-gate">
        <ChartShape />
      </Gated>
      <Suspense>{comparing && <ComparePanel symbol={symbol} onClose={() => setComparing(false)} />}</Suspense>
    </section>
  );
}
