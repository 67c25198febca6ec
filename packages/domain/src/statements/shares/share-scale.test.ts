import { expect, test } from 'vitest';
import { computed } from '../../figures/index.ts';
import { rescaled, rescaledPerShare } from './share-scale.ts';

test('a count in millions is found by net income and EPS', () => {
  const count = rescaled(computed(717.3, 'filed'), 8223e6 / 11.39);
  expect(count.value).toBeCloseTo(717_300_000, 3);
  expect(count.scale).toBe(1e6);
  expect(count.marks).toContain('rescaled');
});

test('a count in single shares stays, even with small earnings', () => {
  expect(rescaled(computed(717e6, 'filed'), 717e6 * 1.8).scale).toBe(1);
  expect(rescaled(computed(717e6, 'filed'), Number.POSITIVE_INFINITY).value).toBe(717e6);
  expect(rescaled(computed(717e6, 'filed'), -5).value).toBe(717e6);
});

test('a count a thousand times too large is found the same way', () => {
  expect(rescaled(computed(717_300_000_000, 'filed'), 8223e6 / 11.39).value).toBeCloseTo(717_300_000, 3);
});

test('EPS in cents, or hundredths of dollars, is found by net income over shares', () => {
  const cents = rescaledPerShare(computed(344.7, 'filed'), 2881 / 836.6);
  expect(cents.value).toBeCloseTo(3.447, 9);
  expect(cents.marks).toContain('rescaled');
  expect(rescaledPerShare(computed(0.0132, 'filed'), 1.32).value).toBeCloseTo(1.32, 9);
});

test('EPS stays where nothing is off by a power of ten', () => {
  expect(rescaledPerShare(computed(3.4, 'filed'), 3.1).value).toBe(3.4);
  expect(rescaledPerShare(computed(3.4, 'filed'), Number.NaN).value).toBe(3.4);
  expect(rescaledPerShare(computed(0.01, 'filed'), 0.0001).value).toBe(0.01);
});
