import { expect, test } from 'vitest';
import type { NotificationData } from './kinds.ts';
import { ownFigureDetail, ownFigurePath, ownFigureSentence } from './own-figure.ts';

type Place = NotificationData['own_figure_restated']['place'];

const restated = (place: Place) =>
  ({
    period: 'FY2023',
    label: 'revenue',
    unit: 'money',
    currency: 'USD',
    value: 13_117_200_000,
    now: 13_217_200_000,
    filed: '2026-11-20',
    place,
  }) as const;

const said = (place: Place) =>
  ownFigureSentence('REGN', restated(place))
    .map(({ text }) => text)
    .join('');

test.each([
  [{ in: 'note', symbol: 'REGN' }, 'your note', '/my-tenfold/note/REGN'],
  [{ in: 'comment', symbol: 'BRK-B' }, 'your comment', '/company/BRK-B#financials'],
  [{ in: 'list_comment', listId: 7 as never }, 'your comment on a list', '/my-tenfold/list/7'],
] as const)('a restated figure in %j is said, and leads to it', (place, thing, path) => {
  expect(said(place)).toBe(`REGN FY2023 revenue in ${thing} was restated`);
  expect(ownFigurePath(restated(place))).toBe(path);
});

test('both values are said as sentences say them', () => {
  expect(ownFigureDetail(restated({ in: 'note', symbol: 'REGN' }))).toBe('$13.1 billion → $13.2 billion');
});
