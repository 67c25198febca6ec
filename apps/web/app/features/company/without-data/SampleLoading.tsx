import type { CSSProperties } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { sampleProgressLabel } from '../sample/sample-progress-label.ts';
import { type SampleProgress, useSampleProgress } from '../sample/use-sample-progress.ts';
import '../../../ui/text/progress-bar.css';

/** A company that comes with the product, before it is loaded. The page opens by itself. */
export function SampleLoading({ symbol, sample }: { symbol: string; sample: SampleProgress }) {
  const { loaded, total } = useSampleProgress(sample);
  return (
    <Card title="Loading its filings" className="fetch-progress">
      <div className="stack stack-3">
        <div
          className="progress-bar"
          role="progressbar"
          aria-label="Companies of the sample"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={loaded}
          aria-valuetext={sampleProgressLabel({ loaded, total })}
          style={{ '--used': `${(loaded / Math.max(1, total)) * 100}%` } as CSSProperties}
        >
          <span />
        </div>
        <p>{sampleProgressLabel({ loaded, total })}</p>
        <p className="caption">{symbol} is loaded next. The page opens when it’s ready.</p>
        <noscript>
          <meta httpEquiv="refresh" content="4" />
          <a className="link" href={`/company/${symbol}`}>
            Look again
          </a>
        </noscript>
      </div>
    </Card>
  );
}
