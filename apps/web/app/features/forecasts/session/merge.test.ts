import { expect, test } from 'vitest';
import { untyped } from './content.fixture.ts';
import type { Content } from './content.ts';
import { merge, withTheirs } from './merge.ts';

const before: Content = { ...untyped, values: { '2026': { margin: 0.2, capexChange: 0.1 } } };

test('cells and rates changed on one side alone are merged without a question', () => {
  const own = { ...before, values: { '2026': { margin: 0.25, capexChange: 0.1 } }, terminalGrowth: 0.02 };
  const theirs = {
    ...before,
    values: { '2026': { margin: 0.2 }, '2027': { margin: 0.3 } },
    requiredReturn: 0.08,
  };
  expect(merge(before, own, theirs)).toEqual({
    conflicts: [],
    content: {
      ...before,
      values: { '2026': { margin: 0.25 }, '2027': { margin: 0.3 } },
      requiredReturn: 0.08,
      terminalGrowth: 0.02,
    },
  });
});

test('a cell and a rate changed to different values on both sides ask, and are taken one by one', () => {
  const own = { ...before, values: { '2026': { margin: 0.25, capexChange: 0.1 } }, requiredReturn: 0.08 };
  const theirs = { ...before, values: { '2026': { capexChange: 0.1 } }, requiredReturn: 0.085 };
  const merged = merge(before, own, theirs);
  expect(merged.conflicts).toEqual([
    { key: '2026 margin', own: 0.25, theirs: null },
    { key: 'requiredReturn', own: 0.08, theirs: 0.085 },
  ]);
  expect(merged.content).toMatchObject({ values: own.values, requiredReturn: 0.08 });
  expect(withTheirs(merged, new Set(['2026 margin']))).toMatchObject({
    values: { '2026': { capexChange: 0.1 } },
    requiredReturn: 0.08,
  });
  expect(withTheirs(merged, new Set(['requiredReturn']))).toMatchObject({
    values: own.values,
    requiredReturn: 0.085,
  });
});

test('the same change on both sides is no question', () => {
  const both = { ...before, values: { '2026': { margin: 0.25 } } };
  expect(merge(before, both, both)).toEqual({ content: both, conflicts: [] });
});
