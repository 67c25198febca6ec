import type { Bill, BillLine } from '@tenfold/contract/billing';
import type { PlanType } from '@tenfold/contract/policy/plans';
import { formatSum } from '../money/format-sum.ts';
import { planLabel, planTypeLabels } from '../money/plan-type-labels.ts';
import { periodOf } from '../money/time-labels.ts';
import './bill-lines.css';

/** What is paid today, line by line: they add up. */
export function BillLines({ bill }: { bill: Bill }) {
  const { currency, lines, subtotal, tax, total } = bill;
  const sum = (amount: number) => formatSum({ amount, currency });
  return (
    <table className="bill-lines">
      <caption className="visually-hidden">What you pay today</caption>
      <tbody>
        {lines.toSorted(chargesFirst).map((line) => (
          <tr key={`${line.kind} ${line.from}`} className={line.amount < 0 ? 'credit' : undefined}>
            <th scope="row">
              {lineLabel(line)}
              <span className="caption">{periodOf(line)}</span>
            </th>
            <td className="num">{sum(line.amount)}</td>
          </tr>
        ))}
        {lines.length > 1 && (
          <tr>
            <th scope="row">Subtotal</th>
            <td className="num">{sum(subtotal)}</td>
          </tr>
        )}
        {tax !== null && (
          <tr>
            <th scope="row">{tax.label}</th>
            <td className="num">{sum(tax.amount)}</td>
          </tr>
        )}
        <tr className="total">
          <th scope="row">Total</th>
          <td className="num">{sum(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** What is bought, then what is taken off it. */
function chargesFirst(one: BillLine, other: BillLine): number {
  return Number(one.amount < 0) - Number(other.amount < 0);
}

function lineLabel({ kind, planType }: BillLine): string {
  return kind === 'period' ? planLabel(planType) : `Unused ${unusedLabel(planType)} time`;
}

function unusedLabel(planType: PlanType): string {
  return planTypeLabels[planType].toLowerCase();
}
