import { expect, test } from 'vitest';
import { historyPrompt } from './prompts.ts';

test.each([
  ['Nike', 'Nike’s'],
  ['McDonald’s', 'McDonald’s'],
  ["Lowe's", "Lowe's"],
  ['General Motors', 'General Motors’'],
])('the prompt for the history of %s names it in good English', (name, possessive) => {
  expect(historyPrompt(name)).toBe(`Sign up free to see ten years of ${possessive} figures.`);
});
