import { beforeEach, expect, test, vi } from 'vitest';
import { storedDraft } from './stored-draft.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

const draft = (name: string) => storedDraft(name, (stored) => (typeof stored === 'string' ? stored : null));

test('what was typed is there again, until it is forgotten', () => {
  draft('comment:1').keep('Half a thought');
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
  draft('comment:1').keep('Half a thought');
  draft('comment:1').forget();
  expect(draft('comment:1').read()).toBeNull();
});
