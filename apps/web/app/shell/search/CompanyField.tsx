import type { CoveredResult } from '@tenfold/contract/company';
import type { ReactNode } from 'react';
import type { Answer } from '../../platform/queries/query.ts';
import { CoverageMark } from './CoverageMark.tsx';
import { FoundField } from './FoundField.tsx';
import { Match } from './Match.tsx';

interface Props<Result extends CoveredResult> {
  label: string;
  /** Takes the focus when its dialog opens. */
  focused?: boolean;
  typed: string;
  /** What the answer is for. */
  searched: string;
  answer: Answer<{ readonly results: readonly Result[] }>;
  onType: (typed: string) => void;
  onChoose: (result: Result) => void;
  /** Beside a result, in place of its coverage. */
  remark?: (result: Result) => ReactNode;
}

/** A company by symbol or name. */
export function CompanyField<Result extends CoveredResult>({ remark, ...field }: Props<Result>) {
  return (
    <FoundField
      {...field}
      placeholder="Symbols or companies"
      things="companies"
      keyOf={({ symbol }) => symbol}
    >
      {(result) => (
        <>
          <b>
            <Match text={result.symbol} typed={field.typed} />
          </b>
          <span className="muted">
            <Match text={result.name} typed={field.typed} />
          </span>
          {remark?.(result) ?? <CoverageMark coverage={result.coverage} />}
        </>
      )}
    </FoundField>
  );
}
