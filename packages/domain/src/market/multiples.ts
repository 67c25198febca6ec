import {
  ebitda,
  exchangeOf,
  type FiledColumn,
  freeCashFlow,
  inTraded,
  type Market,
  marketRefusal,
  noneIfNotFiled,
  quotient,
  rateOfToday,
  sum,
} from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import { type Figure, type MissingReason, missing } from '../figures/index.ts';
import { yearsBefore } from '../periods/index.ts';
import type { LineKey, Statements } from '../statements/index.ts';
import { marketRatios } from './market-ratios.ts';
import { type Spread, spreadOf } from './spread.ts';

export const multipleKeys = [
  'priceEarnings',
  'priceFreeCashFlow',
  'enterpriseValueEbitda',
  'enterpriseValueFreeCashFlow',
] as const;
export type MultipleKey = (typeof multipleKeys)[number];

export interface MultipleHistory {
  readonly key: MultipleKey;
  /** At the last close, by the last twelve months. */
  readonly today: Figure;
  /** Ends of quarters, of years where no quarters are filed, with a multiple above zero; oldest first. */
  readonly points: readonly { readonly periodEnd: IsoDate; readonly value: number }[];
  /** Period ends of the ten years, with and without a multiple. */
  readonly periods: number;
  /** Whether a simulated price is among those of the points. */
  readonly simulatedPrices: boolean;
  /** Null with the reason. */
  readonly spread: Spread | null;
  readonly why: MissingReason | null;
}

export interface MultiplesInput extends Market {
  readonly statements: Statements;
  readonly annual: readonly FiledColumn[];
  readonly quarterly: readonly FiledColumn[];
}

const yearsShown = 10;
/** Fewer years say more about the years than about the company. */
const fewestYears = 5;

/**
 * What the market paid for earnings and cash flow at the end of each quarter of ten years, and pays today.
 *
 * Convention: each quarter end meets its own twelve months and its own price. Years where no quarters are filed.
 * Formula: P/E; P/FCF = 1 / FCF yield; EV/EBITDA; EV/FCF; quartiles interpolated between the two nearest values.
 * Refuses: fewer than five years of multiples above zero (`too_few_years`); today's where earnings, cash flow or the
 * enterprise value are zero or less.
 * Example: P/E of 10, 20, 30, 40 and 50 at five year ends: median 30, quartiles 20 and 40.
 *
 * docs/methodology.md, "Multiples over ten years"
 */
export function multipleHistories(input: MultiplesInput): MultipleHistory[] {
  const { annual, quarterly } = input;
  const perYear = quarterly.length >= fewestYears * 4 ? 4 : 1;
  const columns = lastYears(perYear === 4 ? quarterly : annual);
  const today = multiplesToday(input);
  return multipleKeys.map((key) => {
    const points = columns.flatMap((column) => {
      const value = multipleOf(column, key);
      return column.periodEnd === null || value === null ? [] : [{ periodEnd: column.periodEnd, value }];
    });
    const isEnough = points.length >= fewestYears * perYear;
    return {
      key,
      today: today[key],
      points,
      periods: columns.length,
      simulatedPrices: columns.some((column) => figureOf(column, key).marks.includes('simulated_price')),
      spread: isEnough ? spreadOf(points.map(({ value }) => value)) : null,
      why: isEnough ? null : (refusalOf(columns, key) ?? 'too_few_years'),
    };
  });
}

function lastYears(columns: readonly FiledColumn[]): FiledColumn[] {
  const end = columns.at(-1)?.periodEnd ?? null;
  if (end === null) return [];
  const after = yearsBefore(end, yearsShown);
  return columns.filter(({ periodEnd }) => periodEnd !== null && periodEnd > after);
}

/** A negative enterprise value or a loss makes no multiple. */
function multipleOf(column: FiledColumn, key: MultipleKey): number | null {
  const { value } = figureOf(column, key);
  if (value === null || value <= 0) return null;
  return key === 'priceFreeCashFlow' ? 1 / value : value;
}

function figureOf({ figures, more }: FiledColumn, key: MultipleKey): Figure {
  switch (key) {
    case 'priceEarnings':
      return figures.priceEarningsRatioLtm;
    case 'priceFreeCashFlow':
      return figures.freeCashFlowYield;
    case 'enterpriseValueEbitda':
      return more.enterpriseValueEbitda;
    case 'enterpriseValueFreeCashFlow':
      return more.enterpriseValueFreeCashFlow;
  }
}

/** What holds for the company as a whole, such as a bank without free cash flow. */
function refusalOf(columns: readonly FiledColumn[], key: MultipleKey): MissingReason | null {
  const reasons = new Set(columns.map((column) => figureOf(column, key).why));
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined && only !== 'not_provable' ? only : null;
}

function multiplesToday(input: MultiplesInput): Record<MultipleKey, Figure> {
  const { statements } = input;
  const { businessKind, ltm } = statements;
  const { priceEarningsRatioLtm, freeCashFlowYield, marketCap } = marketRatios(statements, input);
  const refusal = marketRefusal(statements.reportedCurrency, input);
  const lastClose = input.closes.at(-1)?.day ?? '';
  const rate = rateOfToday(exchangeOf(statements.reportedCurrency, input), lastClose);
  const lineOf = (key: LineKey) => ltm?.lines[key] ?? missing('not_provable');
  const traded = (figure: Figure) => (refusal === null ? inTraded(figure, rate) : missing(refusal));
  const enterpriseValue = sum(
    [
      marketCap,
      traded(lineOf('netDebt')),
      traded(noneIfNotFiled(lineOf('preferredStock'))),
      traded(noneIfNotFiled(lineOf('minorityInterest'))),
    ],
    'market cap + net debt + preferred stock + minority interest',
  );
  const over = (part: Figure, name: string) =>
    aboveZero(
      quotient(
        enterpriseValue,
        traded(part),
        `enterprise value ÷ ${name} of twelve months`,
        'whole_not_positive',
      ),
    );
  const unprovable = missing('not_provable');
  return {
    priceEarnings: aboveZero(priceEarningsRatioLtm),
    priceFreeCashFlow: inverse(aboveZero(freeCashFlowYield)),
    enterpriseValueEbitda: over(ltm === null ? unprovable : ebitda(ltm.lines, businessKind), 'EBITDA'),
    enterpriseValueFreeCashFlow: over(
      ltm === null ? unprovable : freeCashFlow(ltm.lines, businessKind),
      'FCF',
    ),
  };
}

function aboveZero(figure: Figure): Figure {
  return figure.value !== null && figure.value <= 0 ? missing('whole_not_positive') : figure;
}

function inverse(figure: Figure): Figure {
  return figure.value === null
    ? figure
    : { ...figure, value: 1 / figure.value, formula: 'market cap ÷ FCF of twelve months' };
}
