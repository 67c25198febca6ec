import { noteId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { notesAsMarkdown } from './notes-as-markdown.ts';

const entry = {
  id: 1,
  title: 'Fees # first',
  description: 'Two lines.\n# No heading\n- no list\n1. no list\n<b>no HTML</b> [no](link)',
  notePrice: 914.2,
  fairValueEstimate: '610-690',
  belowPrice: null,
  symbols: ['COST', 'WMT'],
  createdAt: new Date('2025-11-14T10:00:00Z'),
  known: {},
  figures: [],
};
const id = noteId.parse(1);

test('a note is its title, its facts and its text as typed', () => {
  const note = { ...entry, id, currency: 'USD', updatedAt: entry.createdAt, revision: 1, updates: [] };
  expect(notesAsMarkdown([note])).toBe(`# Notes

## Fees \\# first

- Companies: COST, WMT
- Written: 2025-11-14T10:00:00.000Z
- Price as of note: 914.2 USD
- Fair value estimate: 610-690 USD

Two lines.${'  '}
\\# No heading${'  '}
\\- no list${'  '}
1\\. no list${'  '}
\\<b\\>no HTML\\</b\\> \\[no\\](link)
`);
});

test('updates follow their note, oldest first', () => {
  const updates = [
    { ...entry, id: 3, title: null, createdAt: new Date('2025-12-02T10:00:00Z') },
    { ...entry, id: 2, title: 'Raised', createdAt: new Date('2025-12-01T10:00:00Z') },
  ];
  const note = {
    ...entry,
    id,
    title: null,
    currency: 'USD',
    updatedAt: entry.createdAt,
    revision: 3,
    updates,
  };
  expect(notesAsMarkdown([note]).match(/^#+ .*$/gm)).toEqual([
    '# Notes',
    '## COST, WMT',
    '### Update, 2025-12-01: Raised',
    '### Update, 2025-12-02',
  ]);
});

test('figures are the values that the note shows', () => {
  const figures = [
    {
      token: 'COST FY2024 revenue',
      symbol: 'COST',
      company: 'Costco',
      period: 'FY2024',
      line: 'revenue',
      label: 'revenue',
      value: 254_453e6,
      unit: 'money',
      currency: 'USD',
      periodEnd: '2024-09-01',
      filings: [],
      statedAt: '2025-11-14T10:00:00.000Z',
      restated: null,
    } as const,
  ].map((figure) => ({ ...figure, filings: [] }));
  const description = 'Sold {COST FY2024 revenue}, not {COST FY2024 hope}.';
  const more = { id, currency: 'USD', updatedAt: entry.createdAt, revision: 1, updates: [] };
  expect(notesAsMarkdown([{ ...entry, ...more, description, figures }])).toContain(
    'Sold $254.5 billion, not \\{COST FY2024 hope\\}.',
  );
});
