import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

test('the frame of a browser has the colour of the page, in both themes', () => {
  const tokens = readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--bg: light-dark(${themeColours.light}, ${themeColours.dark});`);
});
