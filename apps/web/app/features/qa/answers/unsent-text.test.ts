import { beforeEach, expect, test, vi } from 'vitest';
import { unsentText } from './unsent-text.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('what a visitor typed is there once they have signed in, and for nobody after them', () => {
  unsentText(null, 'question:7').save('Freight came down.');
  expect(unsentText(4, 'question:7').read()).toBe('Freight came down.');
  expect(unsentText(null, 'question:7').read()).toBeNull();
  expect(unsentText(5, 'question:7').read()).toBeNull();
  expect(unsentText(4, 'question:7').read()).toBe('Freight came down.');
});

test('each question and each person has a text of its own', () => {
  unsentText(4, 'question:7').save('One');
  expect(unsentText(4, 'question:8').read()).toBeNull();
  expect(unsentText(4, 'comment:7').read()).toBeNull();
  expect(unsentText(5, 'question:7').read()).toBeNull();
});
