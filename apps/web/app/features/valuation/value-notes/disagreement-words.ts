import {
  type Disagreement,
  type MethodFigureKey,
  type MethodId,
  methodNameInSentence,
  type StartingFigure,
} from '@tenfold/domain/valuation';
import { formatMoney } from '../../../figures/format-money.ts';

/** `Earnings power: $126.80, 4.1 times as much; it starts from …`: which method, how far, and why. */
export function disagreementWords(other: Disagreement, shown: MethodId, currency: string): string {
  const { method, valuePerShare, times, start, shownStart, why } = other;
  const far = times > 1 ? `${times.toFixed(1)} times as much` : `${(1 / times).toFixed(1)} times less`;
  const earns = ({ key, perShare }: StartingFigure) =>
    `${formatMoney(perShare, currency)} a share of ${startNames[key]}`;
  const both = `it starts from ${earns(start)}, ${methodNameInSentence(shown)} from ${earns(shownStart)}`;
  const reason = why === 'start' ? both : `they differ mostly in how that goes on and grows: ${both}`;
  const name = methodNameInSentence(method);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${formatMoney(valuePerShare, currency)}, ${far}; ${reason}.`;
}

const startNames: Readonly<Partial<Record<MethodFigureKey, string>>> = {
  freeCashFlow: 'free cash flow',
  normalEarnings: 'normal earnings',
  earnings: 'earnings on book value',
  affo: 'AFFO',
  earningsPerShare: 'earnings behind the dividend',
};
