import { expect, test } from 'vitest';
import { computed } from '../figures/index.ts';
import { rescaled } from './share-scale.ts';

test('a count in millions is told by net income and earnings per share', () => {
  const count = rescaled(computed(717.3, 'filed'), 8223e6 / 11.39);
  expect(count.value).toBeCloseTo(717_300_000, 3);
  expect(count.scale).toBe(1e6);
  expect(count.marks).toContain('rescaled');
});

test('a count in single shares is left alone, small earnings or not', () => {
  expect(rescaled(computed(717e6, 'filed'), 717e6 * 1.8).scale).toBe(1);
  expect(rescaled(computed(717e6, 'filed'), Number.POSITIVE_INFINITY).value).toBe(717e6);
  expect(rescaled(computed(717e6, 'filed'), -5).value).toBe(717e6);
});
