import type { MultipleHistory, Multiples } from '@tenfold/contract/financials';
import { printDay } from '@tenfold/domain/assistant';
import { type StateAs, usual } from './tool-figure.ts';

const names: Readonly<Record<MultipleHistory['key'], readonly string[]>> = {
  priceEarnings: ['P/E', 'price-earnings ratio', 'price-to-earnings ratio', 'PE ratio'],
  priceFreeCashFlow: ['P/FCF', 'price to free cash flow'],
  enterpriseValueEbitda: ['EV/EBITDA', 'EV / EBITDA'],
  enterpriseValueFreeCashFlow: ['EV/FCF', 'EV / FCF'],
};

const spreadNames = {
  low: 'lowest',
  lowerQuartile: 'lower quartile of',
  median: 'median',
  upperQuartile: 'upper quartile of',
  high: 'highest',
} as const;

/** Names today's multiples, and where today stands in ten years. */
export function withMultipleIds(content: Multiples, state: StateAs): object {
  return { ...content, multiples: content.multiples.map((multiple) => withIds(multiple, content, state)) };
}

function withIds(multiple: MultipleHistory, { symbol, asOf }: Multiples, state: StateAs): object {
  const { key, today, spread, points, simulatedPrices } = multiple;
  const [name = key] = names[key];
  const figure = { ...usual, symbol, unit: 'ratio', asOf, family: key } as const;
  const simulated = simulatedPrices ? ', some prices simulated' : '';
  const over = `at the ends of ${points.length} periods over ten years${simulated}`;
  const spreadIds = Object.entries(spread ?? {}).flatMap(([place, value]) => {
    const words = spreadNames[place as keyof typeof spreadNames];
    const { id } = state({
      ...figure,
      key: `${key} ${place}`,
      name: `${words} ${name} ${over}`,
      phrases: names[key].map((each) => `${words} ${each}`),
      value,
    });
    return id === undefined ? [] : [[place, id]];
  });
  const day = asOf === null ? 'at the last close' : `at the close of ${printDay(asOf)}`;
  const ofToday = {
    ...figure,
    key,
    name: `${name} ${day}, on the last twelve months${simulated}`,
    phrases: names[key],
  };
  return {
    ...(today !== null && state({ ...ofToday, value: today })),
    ...multiple,
    ...(spread !== null && { spreadIds: Object.fromEntries(spreadIds) }),
  };
}
