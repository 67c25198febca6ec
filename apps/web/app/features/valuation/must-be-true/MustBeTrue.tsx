import type { FinancialsColumn } from '@tenfold/contract/financials';
import { mustBeTrue, type RecordedRow, recordOfDriver } from '@tenfold/domain/must-be-true';
import { priceProblem, readPrice } from '@tenfold/domain/notes';
import { effectOf } from '@tenfold/domain/row-effects';
import { methodNameInSentence, type NoMethodValue } from '@tenfold/domain/valuation';
import { useDeferredValue, useMemo, useState } from 'react';
import { Notice } from '../../../ui/text/Notice.tsx';
import { useLivePrice } from '../../company/index.ts';
import type { Model } from '../model/model.ts';
import { stateOfModel } from '../model/state-of-model.ts';
import { noValueBrief } from '../no-value/no-value-brief.ts';
import { MustTable } from './MustTable.tsx';
import { PriceToSolve } from './PriceToSolve.tsx';
import './must-be-true.css';

interface Props {
  model: Model;
  /** Fiscal years as filed, oldest first. */
  years: readonly FinancialsColumn[];
}

export function MustBeTrue({ model, years }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const market = useLivePrice();
  const { base, priceCurrency: currency } = model.company;
  const { result, setting, isOwn } = model.estimate;
  const { typed: cells } = model.forecast;
  const wanted = typed === null ? market : (readPrice(typed) ?? null);
  const price = useDeferredValue(wanted);
  const state = useMemo(
    () => stateOfModel({ base, result, setting, typed: cells }),
    [base, result, setting, cells],
  );
  const solved = useMemo(
    () => (state === null || price === null || !(price > 0) ? null : mustBeTrue(state, price)),
    [state, price],
  );
  const filed = years.map((column) => ({ year: column.year, rateOf: (row: RecordedRow) => column[row] }));
  // It enters through CFO, which the row above solves for: "no effect" would be untrue.
  const marginThatCounts = effectOf(result.method, 'margin', cells) === 'value' ? 'margin' : null;
  return (
    <div className="must">
      <div className="must-head">
        <p className="caption">
          Each row changes one assumption until the value equals the price. Method:{' '}
          {methodNameInSentence(result.method)}.
        </p>
        <PriceToSolve
          typed={typed}
          market={market}
          currency={currency}
          refused={typed !== null && !(wanted !== null && wanted > 0)}
          onType={setTyped}
        />
      </div>
      {state === null || base === null ? (
        <Remark>The forecast has no value to solve from.</Remark>
      ) : solved === null ? (
        <Remark>{(typed && priceProblem(typed)) || 'Enter a price above zero to solve for.'}</Remark>
      ) : !solved.ok ? (
        <NothingToSolve refusal={solved} />
      ) : (
        <>
          {isThePrice(solved.valuePerShare, solved.price) && (
            <Remark>The value equals the price: each driver is already what must be true.</Remark>
          )}
          <MustTable
            solved={{
              ...solved,
              drivers: solved.drivers.filter(({ driver }) => driver !== marginThatCounts),
            }}
            presentLabel={isOwn ? 'Yours' : 'Now'}
            recordOf={(driver) => recordOfDriver(driver, filed, base, result.method)}
            currency={currency}
          />
        </>
      )}
    </div>
  );
}

function isThePrice(value: number | null, price: number): boolean {
  return value !== null && Math.round(value * 100) === Math.round(price * 100);
}

function NothingToSolve({ refusal }: { refusal: NoMethodValue }) {
  return (
    <div className="must-notice">
      <Notice tone="warn">
        <b>Nothing to solve from:</b> {noValueBrief(refusal)}.
      </Notice>
    </div>
  );
}

function Remark({ children }: { children: string }) {
  return (
    <div className="must-notice">
      <Notice>{children}</Notice>
    </div>
  );
}
