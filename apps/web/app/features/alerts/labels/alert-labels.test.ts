import type { AlertHistoryEntry } from '@tenfold/contract/alerts';
import { forecastId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { alert, firing } from '../alert.fixture.ts';
import { alertName, captionOf, modelLabel, stateLabels, whyNotRearmed } from './alert-labels.ts';
import { historyLine } from './history-labels.ts';

test.each([
  [0.2, 'Base case − 20%'],
  [0.29, 'Base case − 29%'],
  [-0.1, 'Base case + 10%'],
  [0, 'Base case'],
])('a model alert with a margin of %d is named %s', (margin, label) => {
  const model = { forecastId: forecastId.parse(1), name: 'Base case', margin };
  expect(modelLabel(model)).toBe(label);
  expect(alertName({ ...alert, model }, 'USD')).toBe(`alert ${label}`);
});

test('an armed alert says what it waits for', () => {
  expect(captionOf(alert, 'USD')).toBe('Set Nov 3, 2025 at $269.05 · fires when the price falls to it');
  expect(captionOf({ ...alert, side: 'above' }, 'EUR')).toBe(
    'Set Nov 3, 2025 at 269.05 EUR · fires when the price rises to it',
  );
});

test('prices below a cent are shown with their digits', () => {
  const cheap = { ...alert, price: 0.004, armedPrice: 0.0042 };
  expect(alertName(cheap, 'USD')).toBe('alert $0.0040');
  expect(captionOf(cheap, 'USD')).toBe('Set Nov 3, 2025 at $0.0042 · fires when the price falls to it');
});

test('an alert without a price or a value says so', () => {
  const waiting = { ...alert, state: 'waiting' as const, side: null, armedPrice: null };
  expect(captionOf(waiting, 'USD')).toBe('Waits for a first price');
  const suspendedWhy = 'The forecast has no value above zero.';
  expect(captionOf({ ...alert, state: 'suspended', suspendedWhy }, 'USD')).toBe(suspendedWhy);
});

test('an alert that can’t fire at present is called paused, as in notifications', () => {
  const why = 'There has been no price for 30 days.';
  expect(stateLabels.suspended).toBe('Paused');
  expect(historyLine({ kind: 'suspended', at: firing.firedAt, why }, 'USD')).toEqual({
    what: 'Paused.',
    more: why,
  });
});

test('a fired alert says when, and from which price to which', () => {
  const fired = { ...alert, state: 'fired' as const, firing };
  expect(captionOf(fired, 'USD')).toBe('Nov 21, 2025, 10:42:07 AM EST · $269.88 → $270.03');
  expect(captionOf({ ...fired, firing: { ...firing, simulated: true } }, 'USD')).toMatch(
    / · simulated price$/,
  );
  const byValue = { ...firing, cause: 'value_moved' as const };
  expect(captionOf({ ...fired, firing: byValue }, 'USD')).toMatch(
    / · your target moved past the price of \$270\.03$/,
  );
});

test('a fired alert whose price is exactly at its target says why it can’t be re-armed', () => {
  const fired = { ...alert, state: 'fired' as const, firing };
  expect(whyNotRearmed(fired, 230)).toBe(
    'The price is exactly at the target. You can re-arm once it has moved.',
  );
  expect([whyNotRearmed(fired, 230.01), whyNotRearmed(fired, null), whyNotRearmed(alert, 230)]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each<[AlertHistoryEntry, string]>([
  [{ kind: 'set', at: firing.firedAt, target: 270, price: 268.4 }, 'Set at $270.00. The price was $268.40.'],
  [
    { kind: 'rearmed', at: firing.firedAt, target: 270, price: null },
    'Re-armed at $270.00. There was no price yet.',
  ],
  [
    { kind: 'set', at: firing.firedAt, target: 0.005, price: 0.0042 },
    'Set at $0.0050. The price was $0.0042.',
  ],
  [
    { ...firing, kind: 'fired', at: firing.firedAt },
    'Fired. The price rose from $269.88 to $270.03, target $270.00.',
  ],
  [
    { ...firing, kind: 'fired', at: firing.firedAt, before: 271, simulated: true },
    'Fired. The price fell from $271.00 to $270.03, target $270.00. Simulated price.',
  ],
  [
    { ...firing, kind: 'fired', at: firing.firedAt, cause: 'value_moved' },
    'Fired: your value moved. Target $270.00, price $270.03.',
  ],
  [
    {
      kind: 'repriced',
      at: firing.firedAt,
      before: 61.2,
      target: 63.07,
      cause: 'forecast_saved',
      valuePerShare: 74.2,
    },
    'Target $61.20 → $63.07. You saved the forecast. The value is $74.20.',
  ],
  [
    { kind: 'split', at: firing.firedAt, ratio: 4, target: 67.5 },
    'Target $67.50. Moved with a 4-for-1 split.',
  ],
])('the history says %j', (entry, text) => {
  const { what, more } = historyLine(entry, 'USD');
  expect(`${what} ${more}`).toBe(text);
});
