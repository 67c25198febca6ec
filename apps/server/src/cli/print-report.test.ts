import { expect, test } from 'vitest';
import { formatReport } from './print-report.ts';

test('a report counts refusals and names the first few with their reasons', () => {
  const report = {
    counts: { 'values read': 12_345, 'companies imported': 2 },
    refused: [{ why: 'value_absurd', count: 7, examples: ['CIK0000000001 us-gaap:Assets'] }],
  } as const;
  expect(formatReport(report)).toEqual([
    '      12,345  values read',
    '           2  companies imported',
    '           7  refused: the value is implausibly large',
    '                CIK0000000001 us-gaap:Assets',
    '                and 6 more',
  ]);
});

test('an import that found nothing says so', () => {
  expect(formatReport({ counts: {}, refused: [] })).toEqual(['Nothing to do.']);
});
