import { expect, test } from 'vitest';
import { parseChoices } from './chart-choices.ts';
import { chartLink, readChartLink } from './chart-link.ts';

const defaults = parseChoices(null);
const read = (address: string) => readChartLink(new URL(address).searchParams);

test.each([
  {
    period: '1Y',
    type: 'line',
    mode: 'rebased',
    indicators: ['roe'],
    compare: ['MSFT', 'BRK-B'],
    log: true,
    events: true,
  },
  {
    period: '2020-01-02..2024-06-28',
    type: 'bar',
    mode: 'absolute',
    indicators: [],
    compare: [],
    log: false,
    events: false,
  },
] as const)('a link to a chart of $period carries its choices', (choices) => {
  expect(read(chartLink('https://tenfold.test/company/AAPL', choices))).toEqual({
    ...choices,
    alone: null,
  });
});

test('a link is readable', () => {
  const choices = { ...defaults, indicators: ['revenue', 'roe'], compare: ['MSFT'] } as const;
  expect(chartLink('https://tenfold.test/company/AAPL', choices)).toBe(
    'https://tenfold.test/company/AAPL?period=10Y&type=bar&mode=absolute&rows=revenue,roe&compare=MSFT',
  );
});

test('an address without choices is no link to a chart', () => {
  expect(read('https://tenfold.test/company/AAPL?utm_source=mail')).toBeNull();
});

test.each([
  'period=99Y',
  'type=pie&mode=',
  'log=yes&events=',
  'compare=<script>,%00',
  'rows=nonsense&period=1Y..',
])('the link ?%s falls back to the default where it is invalid', (query) => {
  const choices = read(`https://tenfold.test/company/AAPL?${query}`);
  expect(choices).toEqual({ ...defaults, ...(query.startsWith('rows') && { indicators: [] }) });
});
