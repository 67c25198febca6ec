import type { FairValue } from '@tenfold/domain/valuation';
import { useRef } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { forecastNames } from '../../ui/forecast-words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { FairValueRemarks } from './FairValueRemarks.tsx';
import type { Model } from './model.ts';
import { NoValue } from './NoValue.tsx';
import { PresentValueTable } from './PresentValueTable.tsx';
import { ValueResult } from './ValueResult.tsx';
import { ValueWalk } from './ValueWalk.tsx';
import { Waterfall } from './Waterfall.tsx';
import './fair-value-card.css';

/** How the value per share comes about, step by step from the forecast's free cash flow. */
export function FairValueCard({ model }: { model: Model }) {
  const answer = useRef<HTMLDivElement>(null);
  const { calculated, result, forecastType, reportedCurrency } = model;
  return (
    <Card
      title="Fair value reference estimate"
      className="fair-value"
      note={calculated && <Badge tone="edit">{forecastNames[forecastType]}</Badge>}
      actions={<span className="caption desktop-only">{reportedCurrency} millions except per share</span>}
    >
      <div ref={answer} tabIndex={-1}>
        {!calculated ? (
          <Hidden
            onCalculate={() => {
              model.calculate(model.choice);
              answer.current?.focus();
            }}
          />
        ) : result.ok ? (
          <Estimate model={model} value={result} />
        ) : (
          <NoValue model={model} refusal={result} onContinue={() => answer.current?.focus()} />
        )}
      </div>
    </Card>
  );
}

function Hidden({ onCalculate }: { onCalculate: () => void }) {
  return (
    <Notice
      action={
        <Button size="sm" onClick={onCalculate}>
          Calculate
        </Button>
      }
    >
      No estimate is shown since the calculator was reset.
    </Notice>
  );
}

function Estimate({ model, value }: { model: Model; value: FairValue }) {
  return (
    <div className="fair-value-grid">
      <div className="fair-value-chart">
        <Waterfall value={value} currency={model.reportedCurrency} />
        <PresentValueTable model={model} value={value} />
      </div>
      <div className="fair-value-walk">
        <ValueWalk model={model} value={value} />
        <ValueResult model={model} value={value} />
        <FairValueRemarks model={model} value={value} />
      </div>
    </div>
  );
}
