import { forecastId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { untyped as start } from './content.fixture.ts';
import { createSession, shownContent } from './session.ts';

const margin = (input: number | null) => [{ column: '2026', row: 'margin', input } as const];

function begun() {
  const session = createSession(2025);
  session.begin(start);
  return { session, shown: () => shownContent(session.store.getState(), 2025) };
}

test('a cell is shown while it is typed, and reverted leaves no forecast behind', () => {
  const { session, shown } = begun();
  session.type({ column: '2026', row: 'margin', input: 0.2 });
  expect(shown()?.values).toEqual({ '2026': { margin: 0.2 } });
  expect(session.store.getState().history.past).toEqual([]);
  session.type(null);
  expect(shown()).toBeNull();
});

test('every step of a session is undone and redone, the rates among them', () => {
  const { session, shown } = begun();
  session.edit('Margin 2026', margin(0.2));
  session.setChoices({ requiredReturn: 0.08 });
  session.edit('Margin 2026', margin(null));
  expect(shown()).toEqual({ ...start, requiredReturn: 0.08 });
  session.undo();
  session.undo();
  expect(shown()).toEqual({ ...start, values: { '2026': { margin: 0.2 } } });
  session.undo();
  session.undo();
  expect(shown()).toEqual(start);
  for (let step = 0; step < 4; step += 1) session.redo();
  expect(shown()).toEqual({ ...start, requiredReturn: 0.08 });
});

test('what was typed before a filing moves to the years it stands for with the next edit', () => {
  const session = createSession(2026);
  session.begin({ ...start, values: { '2026': { margin: 0.1 }, '2027': { margin: 0.2 } } });
  session.edit('Margin 2028', [{ column: '2028', row: 'margin', input: 0.3 }]);
  expect(session.store.getState().open?.content).toMatchObject({
    baseYear: 2026,
    values: { '2027': { margin: 0.2 }, '2028': { margin: 0.3 } },
  });
});

test('a version that is restored is saved as it is, and undone as any step', () => {
  const { session, shown } = begun();
  session.edit('Margin 2026', margin(0.2));
  const savedAs = {
    id: forecastId.parse(7),
    name: 'Base case',
    updatedAt: '2026-11-20T15:52:00Z',
    copiedFrom: null,
  };
  const saved = { ...start, ...savedAs, revision: 1, ownFigures: {}, isShared: false, shareToken: null };
  const edited = shown();
  if (edited !== null) session.created({ ...saved, values: { ...edited.values } }, edited);
  session.restored({ ...saved, revision: 2 });
  expect(shown()).toEqual(start);
  expect(session.store.getState()).toMatchObject({
    open: { savedAs: { id: 7, revision: 2 }, saved: start },
    saved: [{ revision: 2 }],
    save: { kind: 'saved' },
  });
  session.undo();
  expect(shown()?.values).toEqual({ '2026': { margin: 0.2 } });
});

test('what has no name yet is there again after averages were looked at, with its undo', () => {
  const { session, shown } = begun();
  session.edit('Margin 2026', margin(0.2));
  session.choose(null);
  expect(shown()).toBeNull();
  session.choose('unnamed');
  expect(shown()?.values).toEqual({ '2026': { margin: 0.2 } });
  session.undo();
  expect(shown()?.values).toEqual({});
  expect(session.store.getState().unnamed).toBeNull();
});
