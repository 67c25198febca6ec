import { filingFetchRefusals, filingFetchStates } from '@tenfold/contract/company';
import { expect, test } from 'vitest';
import { fetchSteps, isUnderWay, refusalLabel, stepLabel, stepsDone } from './fetch-labels.ts';

test('every state counts the steps that are done', () => {
  expect(filingFetchStates.map((state) => [state, stepsDone(state)])).toEqual([
    ['off', 0],
    ['loading', 0],
    ['available', 0],
    ['queued', 0],
    ['fetching', 1],
    ['reading', 2],
    ['calculating', 3],
    ['pricing', 4],
    ['ready', 4],
    ['refused', 0],
  ]);
});

test('a fetch is watched from the queue to the prices', () => {
  const steps = fetchSteps.map(({ state }) => state);
  expect(filingFetchStates.filter(isUnderWay)).toEqual(['loading', ...steps, 'pricing']);
  expect(filingFetchStates.filter(isUnderWay).map(stepLabel)).not.toContain('');
});

test('every refusal names the company, and says whether to try again', () => {
  for (const refusal of filingFetchRefusals) {
    const { title, why } = refusalLabel(refusal, 'Nestlé');
    expect(`${title} ${why}`).toContain('Nestlé');
    expect(why).toMatch(/Try again|nothing to fetch/);
  }
});
