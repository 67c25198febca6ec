import type { CellComment } from '@tenfold/contract/comments';
import { dayNumber } from '@tenfold/domain/periods';
import { describe, expect, test } from 'vitest';
import { toCommentMarks } from './to-comment-marks.ts';

describe('comments on the chart', () => {
  const years = [{ year: 2025, periodEnd: '2025-09-27' }];
  const bands = [
    { start: 20_200, end: 20_270, label: 'LTM to 2025 Q2', name: 'LTM to 2025 Q2', forecast: false },
  ];
  const comment = { field: 'capex', column: '2025', forecast: null, title: null, text: 'A third more.' };
  const marks = (change: object) => toCommentMarks([{ ...comment, ...change } as CellComment], years, bands);

  test('stand at the end of the period they are about, with their words', () => {
    expect(marks({})).toEqual([
      { day: dayNumber('2025-09-27'), kind: 'comment', text: 'Comment on Capex, 2025: A third more.' },
    ]);
    expect(marks({ column: '2025-Q2', title: 'Step-up?' })).toEqual([
      { day: 20_270, kind: 'comment', text: 'Comment on Capex, 2025 Q2: Step-up? – A third more.' },
    ]);
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
