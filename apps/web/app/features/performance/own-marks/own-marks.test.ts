import type { PriceAlert } from '@tenfold/contract/alerts';
import type { CellComment } from '@tenfold/contract/comments';
import { alertId, forecastId } from '@tenfold/contract/ids';
import { dayNumber } from '@tenfold/domain/periods';
import { describe, expect, test } from 'vitest';
import type { PlottedSeries } from '../plot/plotted-series.ts';
import { priceSeriesOf, toAlertMarks } from './to-alert-marks.ts';
import { toCommentMarks } from './to-comment-marks.ts';

const point = (day: string, value: number) => ({
  day: dayNumber(day),
  value,
  simulated: false,
  forecast: false,
});
const price = {
  id: 'AAPL stockPrice',
  symbol: 'AAPL',
  indicator: 'stockPrice',
  rebased: false,
  currency: 'USD',
  points: [point('2025-11-19', 268), point('2025-11-20', 269), point('2025-11-21', 270)],
} as unknown as PlottedSeries;
const armed = {
  id: alertId.parse(1),
  state: 'armed',
  price: 298.63,
  model: null,
  firing: null,
} as PriceAlert;
const firing = {
  alertId: alertId.parse(1),
  target: 269.5,
  before: 269.2,
  price: 269.61,
  tradedAt: '2025-11-20T15:42:07Z',
  firedAt: '2025-11-20T15:42:08Z',
  simulated: false,
  cause: 'price_moved' as const,
};

describe('price alerts on the chart', () => {
  test('that are armed are levels, those of a model in its colour', () => {
    const model = { forecastId: forecastId.parse(1), name: 'Base case', margin: 0.2 };
    const alerts = [
      armed,
      { ...armed, id: alertId.parse(2), price: 154.728, model },
      { ...armed, state: 'fired' as const },
    ];
    expect(toAlertMarks({ alerts, firings: [] }, price).levels).toEqual([
      { id: '1', series: price.id, value: 298.63, label: '298.63 active', tone: 'plain' },
      { id: '2', series: price.id, value: 154.728, label: '154.73 model', tone: 'model' },
    ]);
  });

  test('that fired stand on the line each time, on the day of the trade', () => {
    const before = { ...firing, target: 268, tradedAt: '2025-11-19T15:42:07Z' };
    const [event, earlier, ...more] = toAlertMarks(
      { alerts: [armed], firings: [firing, before] },
      price,
    ).events;
    expect(more).toEqual([]);
    expect(earlier).toMatchObject({ day: dayNumber('2025-11-19'), on: { label: '268.00 fired' } });
    expect(event).toMatchObject({
      day: dayNumber('2025-11-20'),
      on: { value: 269, label: '269.50 fired' },
      text: 'Price alert $269.50 fired at $269.61, Nov 20, 2025, 10:42 AM EST',
    });
  });

  test('that fired after the last close stand at the end; years later they have no place', () => {
    const at = (tradedAt: string) =>
      toAlertMarks({ alerts: [armed], firings: [{ ...firing, tradedAt }] }, price).events.map(
        ({ day }) => day,
      );
    expect(at('2025-11-24T15:00:00Z')).toEqual([dayNumber('2025-11-21')]);
    expect(at('2026-11-24T15:00:00Z')).toEqual([dayNumber('2026-11-24')]);
    expect(at('2025-01-24T15:00:00Z')).toEqual([]);
  });

  test('have no place on changes in percent, nor without the price', () => {
    expect(priceSeriesOf([price], 'AAPL')).toBe(price);
    expect(priceSeriesOf([{ ...price, rebased: true }], 'AAPL')).toBeNull();
    expect(priceSeriesOf([price], 'NKE')).toBeNull();
  });
});

describe('comments on the chart', () => {
  const years = [{ year: 2025, periodEnd: '2025-09-27' }];
  const bands = [
    { start: 20_200, end: 20_270, label: 'LTM to 2025 Q2', name: 'LTM to 2025 Q2', forecast: false },
  ];
  const words = { title: null, text: 'A third more.', figures: [] as CellComment['figures'] };
  const comment = { field: 'capex', column: '2025', forecast: null, ...words };
  const marks = (change: object) => toCommentMarks([{ ...comment, ...change } as CellComment], years, bands);

  test('stand at the end of the period they are about, with their words', () => {
    expect(marks({})).toEqual([
      { day: dayNumber('2025-09-27'), kind: 'comment', text: 'Comment on Capex, 2025: A third more.' },
    ]);
    expect(marks({ column: '2025-Q2', title: 'Step-up?' })).toEqual([
      { day: 20_270, kind: 'comment', text: 'Comment on Capex, 2025 Q2: Step-up? – A third more.' },
    ]);
  });

  test('say the values of the figures they name', () => {
    const figures = [{ token: 'AAPL FY2024 capex', value: 9_447e6, unit: 'money', currency: 'USD' }];
    const [mark] = marks({ text: 'From {AAPL FY2024 capex}.', figures });
    expect(mark?.text).toBe('Comment on Capex, 2025: From $9.45 billion.');
  });

  test('of forecasts, averages and periods the chart has not are left out', () => {
    for (const change of [
      { forecast: 'averages' },
      { column: 'averages' },
      { column: 'LTM' },
      { column: '2025-Q1' },
    ])
      expect(marks(change)).toEqual([]);
  });
});
