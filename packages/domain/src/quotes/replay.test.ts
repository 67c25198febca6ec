import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replayMoment, replaySessions, replayTick, sessionAfter } from './replay.ts';
import { simulatedPrice } from './simulated-path.ts';

const close = (day: string, price: number) => ({ day, close: price, simulated: false });
const closes = [
  close('2026-07-28', 198),
  close('2026-07-29', 201),
  close('2026-07-30', 199),
  close('2026-07-31', 200),
];
const session = sessionAfter('2026-07-31');
const acme = { symbol: 'ACME', closes, session };
const hour = 3_600_000;
/** When a playing begins. */
const start = new Date(Math.ceil(Date.parse('2026-11-21T03:00:00Z') / (6.5 * hour)) * 6.5 * hour);
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

describe('a replayed trading day', () => {
  test('follows the last close, and starts at that price', () => {
    expect(replayTick(acme, start)).toEqual({
      price: 200,
      previousClose: 200,
      tradedAt: new Date('2026-08-03T13:30:00Z'),
      currency: null,
      delayMinutes: 0,
    });
    expect(replayTick(acme, later(hour))?.tradedAt).toEqual(new Date('2026-08-03T14:30:00Z'));
  });

  test('is one day for all, however old their closes', () => {
    const old = { ...acme, closes: [close('2026-07-02', 44)] };
    expect(replayTick(old, later(hour))?.tradedAt).toEqual(replayTick(acme, later(hour))?.tradedAt);
    expect(replayMoment(session, later(hour))).toEqual(new Date('2026-08-03T14:30:00Z'));
  });

  test('is the same for everyone at the same time', () => {
    expect(replayTick(acme, later(12_345))).toEqual(replayTick({ ...acme }, later(12_345)));
    const other = { symbol: 'OTHER', closes, session };
    expect(replayTick(other, later(hour))?.price).not.toBe(replayTick(acme, later(hour))?.price);
  });

  test('restarts with another day where it ended', () => {
    expect(replayTick(acme, later(6.5 * hour - 1))?.price).toBeCloseTo(200, 0);
    expect(replayTick(acme, later(6.5 * hour))).toEqual(replayTick(acme, start));
    expect(replayTick(acme, later(7.5 * hour))?.price).not.toBe(replayTick(acme, later(hour))?.price);
  });

  test('moves every few seconds, as volatile as its closes', () => {
    const prices = Array.from({ length: 1_000 }, (_, i) => replayTick(acme, later(i * 2_000))?.price ?? 0);
    expect(prices.filter((price, i) => price !== prices[i + 1]).length).toBeGreaterThan(500);
    expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(1.1);
    const steps = prices.slice(1).map((price, i) => Math.abs(price / (prices[i] ?? price) - 1));
    expect(Math.max(...steps)).toBeLessThan(0.002);
  });

  test('is missing without a close', () => {
    expect(replayTick({ symbol: 'NONE', closes: [], session }, start)).toBe(null);
    expect(replaySessions({ symbol: 'NONE', closes: [], session }, start)).toEqual([]);
  });
});

describe('the sessions of a replay', () => {
  test('lead from close to close in five minutes each, marked as simulated', () => {
    const [first] = replaySessions(acme, start);
    expect(first).toMatchObject({ day: '2026-07-29', simulated: true });
    expect(first?.bars).toHaveLength(79);
    expect([first?.bars[0]?.price, first?.bars.at(-1)?.price]).toEqual([198, 201]);
    expect(first?.bars.at(-1)?.at).toEqual(new Date('2026-07-29T20:00:00Z'));
  });

  test('end with the current one, at the price of the quote', () => {
    const played = replaySessions(acme, later(hour)).at(-1);
    expect(played?.day).toBe('2026-08-03');
    expect(played?.bars).toHaveLength(13);
    expect(played?.bars.at(-1)?.price).toBe(replayTick(acme, later(hour))?.price);
  });
});

test('a path is positive, has the right ends, and does not depend on the order of calls', () => {
  const price = fc.double({ min: 0.01, max: 5_000, noNaN: true });
  fc.assert(
    fc.property(
      price,
      price,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.string(),
      (from, to, share, seed) => {
        const path = { from, to, volatility: 0.02, seed };
        expect(simulatedPrice(path, share)).toBeGreaterThan(0);
        expect(simulatedPrice(path, 0)).toBeCloseTo(from, 1);
        expect(simulatedPrice(path, 1)).toBeCloseTo(to, 1);
        expect(simulatedPrice(path, share)).toBe(simulatedPrice(path, share));
      },
    ),
  );
});
