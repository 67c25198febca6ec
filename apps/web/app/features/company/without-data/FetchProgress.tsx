import type { FilingFetchState } from '@tenfold/contract/company';
import type { CSSProperties } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { fetchSteps, isUnderWay, pricingLabel, stepLabel, stepsDone } from './fetch-labels.ts';
import '../../../ui/text/progress-bar.css';

interface Props {
  symbol: string;
  state: FilingFetchState;
  isOffline: boolean;
}

export function FetchProgress({ symbol, state, isOffline }: Props) {
  const done = stepsDone(state);
  const steps = state === 'pricing' ? [...fetchSteps, { state, label: pricingLabel }] : fetchSteps;
  return (
    <Card title="Fetching filings" className="fetch-progress">
      <div className="stack stack-3">
        <div
          className="progress-bar"
          role="progressbar"
          aria-label={`Fetching ${symbol}`}
          aria-valuemin={0}
          aria-valuemax={fetchSteps.length}
          aria-valuenow={done}
          aria-valuetext={stepLabel(state)}
          style={{ '--used': `${(done / fetchSteps.length) * 100}%` } as CSSProperties}
        >
          <span />
        </div>
        <ol className="fetch-steps">
          {steps.map((step, index) => (
            <li key={step.state} data-step={index < done ? 'done' : index === done ? 'now' : 'next'}>
              {index < done ? <Icon name="check" /> : index === done ? <Spinner /> : <i />}
              {step.label}
            </li>
          ))}
        </ol>
        <p className="caption">
          {isOffline
            ? 'We can’t reach the server. We keep trying.'
            : 'You can leave this page. It’s fetched once, however many people ask.'}
        </p>
        <VisuallyHidden>
          <span role="status">{stepLabel(state)}</span>
        </VisuallyHidden>
        <noscript>
          {isUnderWay(state) ? (
            <>
              <meta httpEquiv="refresh" content="4" />
              <a className="link" href={`/company/${symbol}`}>
                Look again
              </a>
            </>
          ) : (
            <form method="post">
              <button type="submit" className="btn btn-primary">
                Fetch its filings
              </button>
            </form>
          )}
        </noscript>
      </div>
    </Card>
  );
}
