import { type ForecastBase, forecastColumns, type Rate } from '../../forecast/index.ts';
import { excessReturnKept, longAverageYears, shortAverageYears } from '../../method-judgements/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import { generalRefusal } from '../general-refusal.ts';
import { type MethodResult, type MethodVariant, refuseMethod } from '../method.ts';
import { warning } from '../method-warnings.ts';
import { perTradedShare } from '../traded-share.ts';
import { discountYears, type PresentValues } from './discount-years.ts';
import { inputsFrom, ownFiguresAmong, perShareKeys } from './inputs.ts';
import { perShareSteps } from './per-share-steps.ts';
import { type ReturnOnBook, returnOnBook } from './return-on-book.ts';

const method = 'excessReturns';

/**
 * Book value plus what it earns above the required return: for banks, insurers and brokers, whose cash
 * flow moves with deposits and premiums. After the residual income of Edwards, Bell and Ohlson and the excess returns
 * of Damodaran. https://pages.stern.nyu.edu/~adamodar/pdfiles/papers/finfirm09.pdf
 *
 * Formula: V = B0 + sum over t = 1..5 of (ROE(t) - r) x B(t-1) / (1 + r)^t + (ROE(6) - r) x B(5) / (r - g) / (1 + r)^5;
 * B(t) = B(t-1) x (1 + ROE(t) x kept). ROE fades in a straight line from its average to r at Terminal, so that the
 * terminal part is zero.
 * Refuses: shares missing, and what the return on book refuses.
 *
 * docs/methodology.md, "Excess returns"
 */
export function excessReturns(base: ForecastBase, choice: ValuationChoice): MethodResult {
  const general = generalRefusal(base, choice);
  if (general !== null) return { ...general, method };
  const found = returnOnBook(base, longAverageYears);
  if (!found.ok) return { ...found, method };
  const shares = base.last.sharesOutstanding;
  if (shares === null || !(shares > 0)) return refuseMethod(method, 'shares_missing');

  const perShare = (equity: number) => perTradedShare(base, equity / shares);
  const roe = choice.rows?.roe ?? fadingTo(choice.requiredReturn, found.returnOnBook);
  const walk = discountExcess(found, roe, choice, base.lastYear);
  if (!(walk.equityValue > 0)) {
    return refuseMethod(method, 'value_not_positive', { equityValue: walk.equityValue });
  }
  const valuePerShare = perShare(walk.equityValue);
  const { last, mean, growth } = inputsFrom(base);
  return {
    ok: true,
    method,
    formula: '(common book + PV of (ROE − required return) × opening book) ÷ shares',
    requiredReturn: choice.requiredReturn,
    terminalGrowth: choice.terminalGrowth,
    valuationDate: base.lastPeriodEnd,
    valuePerShare,
    terminalShare: walk.terminal / walk.equityValue,
    walk: [
      { key: 'commonBook', value: found.book, unit: 'millions' },
      { key: 'presentValueOfYears', value: walk.ofYears, unit: 'millions' },
      { key: 'presentValueOfTerminal', value: walk.terminal, unit: 'millions' },
      { key: 'equityValue', value: walk.equityValue, unit: 'millions' },
      ...perShareSteps(base, valuePerShare),
    ],
    years: walk.years,
    inputs: [
      ...last('commonBook', found.book, 'millions'),
      ...mean(found.years, 'roe', found.returnOnBook, 'percent'),
      ...growth(found.years, 'shareKept', found.shareKept, 'percent'),
      ...last('sharesOutstanding', shares, 'shares'),
    ],
    warnings: found.withoutOci ? [] : [warning('accumulated_oci_not_filed')],
    variants: listVariants(base, choice, found, perShare),
    averageYears: found.years,
    ownFigures: ownFiguresAmong(base, perShareKeys),
    cashFlow: null,
  };
}

/** In a straight line from the average to the required return at Terminal. */
export function fadingTo(requiredReturn: Rate, start: Rate): Rate[] {
  return excessReturnKept.map((retained) => requiredReturn + (start - requiredReturn) * retained);
}

interface ExcessWalk extends PresentValues {
  readonly equityValue: number;
}

/** The common book with what it earns above the required return, whatever its sign. */
export function discountExcess(
  { book, shareKept }: Pick<ReturnOnBook, 'book' | 'shareKept'>,
  roe: readonly Rate[],
  choice: ValuationChoice,
  lastYear: number,
): ExcessWalk {
  const { requiredReturn } = choice;
  let closingBook = book;
  const discounted = discountYears(choice, lastYear, 'millions', (at) => {
    const openingBook = closingBook;
    const ofYear = roe[at - 1] ?? requiredReturn;
    const excessReturn = (ofYear - requiredReturn) * openingBook;
    closingBook *= 1 + ofYear * shareKept;
    return {
      flow: excessReturn,
      figures: [
        { key: 'roe', value: ofYear, unit: 'percent' },
        { key: 'openingBook', value: openingBook, unit: 'millions' },
        { key: 'excessReturn', value: excessReturn, unit: 'millions' },
      ],
    };
  });
  return { ...discounted, equityValue: book + discounted.ofYears + discounted.terminal };
}

/** What the fade and the ten years make of the value: with five years, and with returns that last for ever. */
function listVariants(
  base: ForecastBase,
  choice: ValuationChoice,
  found: ReturnOnBook,
  perShare: (equity: number) => number,
): MethodVariant[] {
  const valueWith = (of: ReturnOnBook, roe: readonly Rate[]) =>
    perShare(discountExcess(of, roe, choice, base.lastYear).equityValue);
  const variants: MethodVariant[] = [];
  const short = returnOnBook(base, shortAverageYears);
  if (short.ok && short.years < found.years) {
    const roe = fadingTo(choice.requiredReturn, short.returnOnBook);
    variants.push({ key: 'fiveYears', valuePerShare: valueWith(short, roe) });
  }
  const retained = Array(forecastColumns).fill(found.returnOnBook);
  variants.push({ key: 'returnsKept', valuePerShare: valueWith(found, retained) });
  return variants;
}
