import { printDay } from '@tenfold/domain/assistant';
import { driverNames, type SolvableDriver } from '@tenfold/domain/must-be-true';
import { type MethodId, methodNameInSentence } from '@tenfold/domain/valuation';
import { inSentence, ofShare, type StateAs, usual } from './tool-figure.ts';

interface PriceNeeds {
  readonly symbol: string;
  readonly currency: string;
  readonly method: MethodId;
  readonly price: number;
  readonly priceOn: string | null;
  /** A price assumed in the question, not the market’s. */
  readonly priceIsAssumed: boolean;
  readonly priceIsSimulated: boolean;
  readonly valuePerShare: number;
  readonly drivers?: readonly {
    readonly driver: SolvableDriver;
    readonly now: number | null;
    readonly needed: number | null;
  }[];
}

/** What a price needs is stated as what would have to be, never as what is. */
export function withNeedIds(content: PriceNeeds, state: StateAs, question: string): object {
  const { symbol, currency, method, price, priceOn, priceIsAssumed, valuePerShare, drivers } = content;
  if (drivers === undefined || (priceIsAssumed && !numbersIn(question).has(price))) return content;
  const priceName = nameOfPrice(content);
  const figure = { ...usual, symbol, asOf: priceOn };
  const ofPrice = { ...figure, unit: 'perShare', currency, family: ofShare } as const;
  const priceIds = state({
    ...ofPrice,
    key: 'price',
    name: priceName,
    phrases: ['share price', 'price'],
    value: price,
    source: priceIsAssumed ? ['user'] : [],
  });
  const valueIds = state({
    ...ofPrice,
    key: 'fairValue',
    name: `fair value per share by ${methodNameInSentence(method)}, on averages, at a required return of 10% and without growth after the forecast`,
    phrases: ['fair value per share', 'value per share', 'fair value'],
    value: valuePerShare,
  });
  const named = drivers.map((driver) => {
    const name = inSentence(driverNames[driver.driver]);
    const ofDriver = {
      ...figure,
      key: driver.driver,
      phrases: [...phrases[driver.driver], name],
      unit: 'percent',
      family: driver.driver,
    } as const;
    const { id: nowId } =
      driver.now === null ? {} : state({ ...ofDriver, name: `${name} on averages`, value: driver.now });
    const { id: neededId } =
      driver.needed === null
        ? {}
        : state({
            ...ofDriver,
            mood: 'would',
            name: `${name} for a fair value at ${priceName}, all else on averages, a required return of 10% and no growth after the forecast`,
            value: driver.needed,
          });
    return { ...driver, nowId, neededId };
  });
  return { ...content, priceId: priceIds.id, valuePerShareId: valueIds.id, drivers: named };
}

function nameOfPrice({ priceIsAssumed, priceIsSimulated, priceOn }: PriceNeeds): string {
  if (priceIsAssumed) return 'the price in the question';
  const price = priceIsSimulated ? 'the simulated price' : 'the price';
  return priceOn === null ? price : `${price} of ${printDay(priceOn)}`;
}

/** Other words for them. */
const phrases: Readonly<Record<SolvableDriver, readonly string[]>> = {
  revenueChange: ['revenue growth', 'change in revenue'],
  percentageCfoOfRevenue: ['CFO margin'],
  capexChange: ['change in capex', 'capex growth'],
  freeCashFlowGrowthRate: ['growth in free cash flow'],
  meanMargin: ['net margin', 'margin'],
  roe: ['ROE'],
  affoGrowth: ['AFFO growth'],
  dividendGrowth: ['growth in dividends'],
  payout: ['payout ratio'],
  requiredReturn: [],
  terminalGrowth: [],
  margin: ['margin'],
  sharesOutstandingChange: ['change in shares'],
};

/** Prices that a question names: `1,250.50`. */
function numbersIn(text: string): Set<number> {
  return new Set(
    [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', ''))),
  );
}
