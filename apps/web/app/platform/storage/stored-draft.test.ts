import { expect, test, vi } from 'vitest';
import { emptyLocalStorage } from './local-storage.fixture.ts';
import { storedDraft } from './stored-draft.ts';

emptyLocalStorage();

const draft = (name: string) => storedDraft(name, (stored) => (typeof stored === 'string' ? stored : null));

test('what was typed is there again, until it is forgotten', () => {
  draft('comment:1').save('Half a thought');
  expect(draft('comment:1').read()).toBe('Half a thought');
  expect(draft('comment:2').read()).toBeNull();
  draft('comment:1').forget();
  expect(draft('comment:1').read()).toBeNull();
});

test.each(['{', 'null', '1', '["x"]'])('a stored %s, which is no draft, is left out', (stored) => {
  localStorage.setItem('comment:1', stored);
  expect(draft('comment:1').read()).toBeNull();
});

test('a browser without storage types on', () => {
  vi.stubGlobal('localStorage', undefined);
  draft('comment:1').save('Half a thought');
  draft('comment:1').forget();
  expect(draft('comment:1').read()).toBeNull();
});
