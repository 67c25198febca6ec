import { expect, test, vi } from 'vitest';
import { emptyLocalStorage } from '../../../platform/storage/local-storage.fixture.ts';
import { blankDraft } from '../form/note-draft.ts';
import { storedNoteDraft } from './stored-note-draft.ts';

emptyLocalStorage();

const typed = { draft: { ...blankDraft(['AAPL']), description: 'Half a thought' }, revision: 3 };

test('what was typed is there again, with the revision it was typed on', () => {
  storedNoteDraft(1, 'edit:12').save(typed);
  expect(storedNoteDraft(1, 'edit:12').read()).toEqual(typed);
});

test('nobody reads what somebody else typed on this device, nor what belongs to another note', () => {
  storedNoteDraft(1, 'edit:12').save(typed);
  expect(storedNoteDraft(2, 'edit:12').read()).toBeNull();
  expect(storedNoteDraft(1, 'edit:13').read()).toBeNull();
  expect(storedNoteDraft(1, 'update:12').read()).toBeNull();
});

test('forgotten, it is gone', () => {
  storedNoteDraft(1, 'new').save(typed);
  storedNoteDraft(1, 'new').forget();
  expect(storedNoteDraft(1, 'new').read()).toBeNull();
});

test.each([
  '{',
  'null',
  '[]',
  '{"draft":{"title":1},"revision":1}',
  JSON.stringify({ ...typed, revision: 'x' }),
])('a stored %s is left out', (stored) => {
  localStorage.setItem('note-draft:1:new', stored);
  expect(storedNoteDraft(1, 'new').read()).toBeNull();
});

test('a browser without storage types on', () => {
  vi.stubGlobal('localStorage', undefined);
  const stored = storedNoteDraft(1, 'new');
  stored.save(typed);
  stored.forget();
  expect(stored.read()).toBeNull();
});
