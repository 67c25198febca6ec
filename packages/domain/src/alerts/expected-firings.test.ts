import { describe, expect, it } from 'vitest';
import { type AlertEvent, expectedFirings } from './index.ts';

let time = 0;
const tick = (price: number, tradedAt = ++time): AlertEvent => ({
  type: 'tick',
  symbol: 'AAPL',
  price,
  tradedAt,
});
const replayed = (price: number, tradedAt: number): AlertEvent => ({
  type: 'tick',
  symbol: 'AAPL',
  price,
  tradedAt,
  simulated: true,
});
const arm = (target: number, alert = 1): AlertEvent => ({ type: 'arm', alert, symbol: 'AAPL', target });
const reprice = (target: number | null): AlertEvent => ({ type: 'reprice', alert: 1, target });
const split = (ratio: number): AlertEvent => ({ type: 'split', symbol: 'AAPL', ratio });

const firings = (...events: AlertEvent[]) =>
  expectedFirings(events).map(({ alert, epoch, before, price, cause }) => ({
    alert,
    epoch,
    before,
    price,
    cause,
  }));
const moved = { alert: 1, epoch: 1, cause: 'price_moved' };

describe('an alert', () => {
  it('above the price fires at it or above, below the price at it or below', () => {
    expect(firings(tick(100), arm(105), arm(95, 2), tick(104.99), tick(105), tick(95))).toEqual([
      { ...moved, before: 104.99, price: 105 },
      { ...moved, alert: 2, before: 105, price: 95 },
    ]);
  });

  it('fires once, until it is armed again', () => {
    expect(firings(tick(100), arm(105), tick(106), tick(104), tick(107))).toHaveLength(1);
    expect(firings(tick(100), arm(105), tick(106), tick(104), arm(105), tick(107))).toEqual([
      { ...moved, before: 100, price: 106 },
      { ...moved, epoch: 2, before: 104, price: 107 },
    ]);
  });

  it('at the price is refused', () => {
    expect(firings(tick(100), arm(100), tick(100), tick(101), tick(99))).toEqual([]);
  });

  it('fires after a gap at the first price beyond its target', () => {
    expect(firings(tick(100), arm(105), tick(131.5))).toEqual([{ ...moved, before: 100, price: 131.5 }]);
  });

  it('without a price takes its side from the first one', () => {
    expect(firings(arm(105), tick(110), tick(104))).toEqual([{ ...moved, before: 110, price: 104 }]);
    expect(firings(arm(105), tick(105))).toEqual([{ ...moved, before: null, price: 105 }]);
  });

  it('is not moved by an older tick, nor by the same again', () => {
    const earlier = ++time;
    const later = tick(100);
    expect(firings(later, arm(105), tick(110, earlier), later)).toEqual([]);
  });

  it('that was deleted stays silent', () => {
    expect(firings(tick(100), arm(105), { type: 'delete', alert: 1 }, tick(106))).toEqual([]);
  });

  it('moves with a split, on its side and in its epoch', () => {
    expect(firings(tick(400), arm(440), split(4), tick(109), tick(110))).toEqual([
      { ...moved, before: 109, price: 110 },
    ]);
  });

  it('takes its side again where a replayed day starts over', () => {
    const again = [replayed(100, 1), arm(105), replayed(103, 2), replayed(106, 1)];
    expect(firings(...again)).toEqual([]);
    expect(firings(...again, replayed(104, 2))).toEqual([{ ...moved, before: 106, price: 104 }]);
  });
});

describe('the alert of a model', () => {
  it('fires when its target moves to the price, and says that the value moved', () => {
    expect(firings(tick(100), arm(90), reprice(101))).toEqual([
      { ...moved, before: 100, price: 100, cause: 'value_moved' },
    ]);
  });

  it('waits at its new target otherwise', () => {
    expect(firings(tick(100), arm(90), reprice(95), tick(94))).toEqual([
      { ...moved, before: 100, price: 94 },
    ]);
  });

  it('is suspended while there is no value', () => {
    expect(firings(tick(100), arm(90), reprice(null), tick(80))).toEqual([]);
    expect(firings(tick(100), arm(90), reprice(null), tick(80), reprice(85))).toEqual([
      { ...moved, before: 80, price: 80, cause: 'value_moved' },
    ]);
  });

  it('that has fired is not re-priced into firing again', () => {
    expect(firings(tick(100), arm(90), tick(89), reprice(120))).toHaveLength(1);
  });
});
