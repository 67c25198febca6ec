import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { MethodValue } from '@tenfold/domain/valuation';
import { memo, useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { LazyInputs } from '../inputs/LazyInputs.tsx';
import type { Model } from '../model/model.ts';
import { NoValue } from '../no-value/NoValue.tsx';
import { ValueNotes } from '../value-notes/ValueNotes.tsx';
import { ValueSheet, ValueWalk } from '../workings/value-parts.ts';
import { badgeLabel } from './badge-label.ts';
import { FairValueRemarks } from './FairValueRemarks.tsx';
import { MoreOfValue } from './MoreOfValue.tsx';
import { ValueResult } from './ValueResult.tsx';
import './fair-value-card.css';

interface Props {
  model: Model;
  /** Fiscal years as filed, oldest first. */
  years: readonly FinancialsColumn[];
}

export const FairValueCard = memo(function FairValueCard({ model, years }: Props) {
  const answer = useRef<HTMLDivElement>(null);
  const { company, choices, estimate } = model;
  const { calculated } = choices;
  const { result } = estimate;
  return (
    <Card
      title="Fair value reference estimate"
      className="fair-value"
      note={
        calculated && (
          <Badge tone={estimate.isOwn ? 'edit' : 'plain'} className="fair-value-badge">
            {badgeLabel(estimate)}
          </Badge>
        )
      }
      actions={
        <span className="caption desktop-only">{company.reportedCurrency} millions except per share</span>
      }
      footer={company.base !== null && calculated && <MoreOfValue model={model} years={years} />}
    >
      <div ref={answer} tabIndex={-1}>
        {!calculated ? (
          <Hidden
            onCalculate={() => {
              choices.calculate();
              answer.current?.focus();
            }}
          />
        ) : result.ok ? (
          <Estimate model={model} value={result} />
        ) : (
          <div className="stack stack-4">
            <NoValue model={model} refusal={result} onContinue={() => answer.current?.focus()} />
            <LazyInputs key={result.method} model={model} />
          </div>
        )}
      </div>
    </Card>
  );
});

function Hidden({ onCalculate }: { onCalculate: () => void }) {
  return (
    <Notice
      action={
        <Button size="sm" onClick={onCalculate}>
          Calculate
        </Button>
      }
    >
      You reset the calculator. Press Calculate to show an estimate.
    </Notice>
  );
}

function Estimate({ model, value }: { model: Model; value: MethodValue }) {
  const { company, estimate, forecast } = model;
  return (
    <div className="fair-value-grid">
      <div className="fair-value-chart">
        <ValueSheet
          value={value}
          columns={forecast.columns}
          currency={company.reportedCurrency}
          priceCurrency={company.priceCurrency}
        />
        <LazyInputs key={value.method} model={model} />
      </div>
      <div className="fair-value-walk">
        <ValueNotes model={model} value={value} />
        <ValueWalk
          value={value}
          asOf={estimate.asOf}
          exchangeRate={company.exchangeRate}
          priceCurrency={company.priceCurrency}
        />
        <ValueResult estimate={estimate} value={value} priceCurrency={company.priceCurrency} />
        <FairValueRemarks model={model} value={value} />
      </div>
    </div>
  );
}
