// biome-ignore-all lint/a11y/noRedundantRoles: as a grid, the table would lose its roles
import { formatPercent, missingMark } from '@tenfold/domain/format';
import type { DriverRecord, SolvedDriver } from '@tenfold/domain/must-be-true';
import { driverNames } from '@tenfold/domain/must-be-true';
import { formatMoney } from '../../../figures/format-money.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { driverWords } from './driver-words.ts';
import { RangeStrip } from './RangeStrip.tsx';

interface Props {
  solved: SolvedDriver;
  record: DriverRecord | null;
  price: number;
  currency: string;
}

export function MustRow({ solved, record, price, currency }: Props) {
  const { driver, present, solution } = solved;
  const { badge, lead, text } = driverWords(solved, record, currency);
  const needed = solution.ok ? solution.shownRate : null;
  return (
    <tr className="must-row" role="row">
      <th role="rowheader" scope="row">
        <b>{driverNames[driver]}</b>
        <span className="caption">{extentOf(solved)}</span>
      </th>
      <td className="n num" role="cell">
        {rateLabel(present, 1)}
      </td>
      <td className="n num need" role="cell">
        {rateLabel(needed, 2)}
        {solution.ok && isOff(solution.valueAtShown, price) && (
          <span className="caption">gives {formatMoney(solution.valueAtShown, currency)}</span>
        )}
      </td>
      <td role="cell">
        {(record !== null || needed !== null) && (
          <RangeStrip record={record} present={present} needed={needed} />
        )}
      </td>
      <td className="must-words" role="cell">
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>} {lead && <b>{lead}</b>} {text}
      </td>
    </tr>
  );
}

/** A rate of zero is a rate here: the table of figures leaves it out. */
function rateLabel(rate: number | null, decimals: number): string {
  if (rate === null) return missingMark;
  return rate === 0 ? `0.${'0'.repeat(decimals)}%` : formatPercent(rate, decimals);
}

/** The shown rate is rounded to a hundredth of a point: the value at it may miss the price by cents. */
function isOff(value: number, price: number): boolean {
  return Math.round(value * 100) !== Math.round(price * 100);
}

function extentOf({ driver, present, fades }: SolvedDriver): string {
  switch (driver) {
    case 'requiredReturn':
    case 'terminalGrowth':
    case 'payout':
    case 'meanMargin':
    case 'margin':
    case 'sharesOutstandingChange':
      return '';
    default:
      if (fades) return 'at first, then fading';
      return present === null ? 'all years alike; now they differ' : 'all years alike';
  }
}
