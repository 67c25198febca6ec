import { describe, expect, test } from 'vitest';
import { fourthQuarterPerShare, type StretchPerShare } from './fourth-quarter-per-share.ts';

function stretch(
  days: number,
  earningsPerShare: number,
  shares: number | null,
  earnings: number | null,
): StretchPerShare {
  return { days, earningsPerShare, shares, earnings };
}

describe('fourth-quarter EPS', () => {
  test('is the remaining earnings over the remaining shares', () => {
    const quarter = fourthQuarterPerShare(
      stretch(364, 7.46, 15_004.697, 112_010),
      stretch(273, 5.62, 15_051.726, 84_544),
    );
    expect(quarter?.shares).toBeCloseTo(14_863.61, 2);
    expect(quarter?.earningsPerShare).toBeCloseTo(1.8479, 4);
    expect(quarter?.bound).toBeCloseTo(0.0102, 4);
    expect(quarter?.method).toBe('earnings');
  });

  test('is EPS times shares where earnings exclude part of EPS', () => {
    const quarter = fourthQuarterPerShare(stretch(365, 4, 100, 430), stretch(273, 3, 100, 310));
    expect(quarter?.method).toBe('perShareTimesShares');
    expect(quarter?.earningsPerShare).toBeCloseTo(1, 9);
  });

  test('is the difference of EPS without filed counts', () => {
    const quarter = fourthQuarterPerShare(stretch(365, 4, null, null), stretch(273, 3, null, null));
    expect(quarter).toMatchObject({ earningsPerShare: 1, method: 'difference', shares: null });
  });

  test('is refused where an annual profit follows a nine-month loss', () => {
    expect(fourthQuarterPerShare(stretch(365, 1, 100, 100), stretch(273, -0.5, 90, -45))).toBeNull();
  });

  test('is refused where two calculations of EPS disagree', () => {
    expect(fourthQuarterPerShare(stretch(365, 4, 100, 400), stretch(273, 2.5, 103, 310))).toBeNull();
  });

  test('is refused where shares changed too much for a proof', () => {
    expect(fourthQuarterPerShare(stretch(365, 4, 100, 400), stretch(273, 3.4, 88, 300))).toBeNull();
  });
});
