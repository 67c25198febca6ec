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

describe('EPS of a fourth quarter', () => {
  test('is the earnings left over the shares left', () => {
    const quarter = fourthQuarterPerShare(
      stretch(364, 7.46, 15_004.697, 112_010),
      stretch(273, 5.62, 15_051.726, 84_544),
    );
    expect(quarter?.shares).toBeCloseTo(14_863.61, 2);
    expect(quarter?.earningsPerShare).toBeCloseTo(1.8479, 4);
    expect(quarter?.bound).toBeCloseTo(0.0102, 4);
    expect(quarter?.method).toBe('earnings');
  });

  test('is EPS times shares where earnings leave out what EPS counts', () => {
    const quarter = fourthQuarterPerShare(stretch(365, 4, 100, 430), stretch(273, 3, 100, 310));
    expect(quarter?.method).toBe('perShareTimesShares');
    expect(quarter?.earningsPerShare).toBeCloseTo(1, 9);
  });

  test('is the difference where no counts were filed', () => {
    const quarter = fourthQuarterPerShare(stretch(365, 4, null, null), stretch(273, 3, null, null));
    expect(quarter).toMatchObject({ earningsPerShare: 1, method: 'difference', shares: null });
  });

  test('is refused where a profit of the year follows a loss of nine months', () => {
    expect(fourthQuarterPerShare(stretch(365, 1, 100, 100), stretch(273, -0.5, 90, -45))).toBeNull();
  });

  test('is refused where the two EPS say something else', () => {
    expect(fourthQuarterPerShare(stretch(365, 4, 100, 400), stretch(273, 2.5, 103, 310))).toBeNull();
  });

  test('is refused where the shares drifted too far for a proof', () => {
    expect(fourthQuarterPerShare(stretch(365, 4, 100, 400), stretch(273, 3.4, 88, 300))).toBeNull();
  });
});
