import type { EditorsContest } from '@tenfold/contract/financials/contests';
import { formatCell, missingMark } from '@tenfold/domain/format';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { unitLabel } from '../../../../figures/unit-label.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { checkLabels, findingLabel } from '../../data-quality/quality-labels.ts';
import { reasonLabels } from '../contest-labels.ts';

export function WhatReaderSays({ contest }: { contest: EditorsContest }) {
  const { rowKey, currency, shown, shouldBe, reason, seen, reader, checks } = contest;
  const unit = isAnyRowKey(rowKey) ? anyRowOf(rowKey).unit : 'millions';
  return (
    <>
      <p className="row row-wrap">
        <bdi className="strong">{reader}</bdi>
        <span className="caption">{unitLabel(unit, currency)}</span>
      </p>
      <dl className="contest-facts">
        <Fact name="We showed" value={shown === null ? missingMark : formatCell(shown, unit)} />
        <Fact name="Reader says" value={formatCell(shouldBe, unit)} />
        <Fact name="Reason" value={reasonLabels[reason]} />
      </dl>
      {seen !== null && (
        <p className="contest-seen" dir="auto">
          {seen}
        </p>
      )}
      {checks.length > 0 && (
        <ul className="contest-checks" aria-label="Checks of this figure">
          {checks.map((check) => (
            <li key={`${check.check} ${check.state}`} data-state={check.state}>
              <Icon
                name={check.state === 'failed' ? 'warning' : check.state === 'passed' ? 'check' : 'info'}
                small
              />
              <span>
                {checkLabels[check.check].title}
                <span className="caption"> {findingLabel(check)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
