import { beforeEach, expect, test, vi } from 'vitest';
import { keptText } from './kept-text.ts';

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
  keptText(null, 'question:7').keep('Freight came down.');
  expect(keptText(4, 'question:7').read()).toBe('Freight came down.');
  expect(keptText(null, 'question:7').read()).toBeNull();
  expect(keptText(5, 'question:7').read()).toBeNull();
  expect(keptText(4, 'question:7').read()).toBe('Freight came down.');
});

test('each question and each person has a text of its own', () => {
  keptText(4, 'question:7').keep('One');
  expect(keptText(4, 'question:8').read()).toBeNull();
  expect(keptText(4, 'comment:7').read()).toBeNull();
  expect(keptText(5, 'question:7').read()).toBeNull();
});
