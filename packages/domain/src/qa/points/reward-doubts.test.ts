import { expect, test } from 'vitest';
import { type AwardVoter, rewardDoubts } from './reward-doubts.ts';

const voter = (accountId: number | null, changes: Partial<AwardVoter> = {}): AwardVoter => ({
  accountId,
  networks: [`home of ${accountId}`],
  accountAgeDays: 400,
  ...changes,
});
const voted = (...voters: AwardVoter[]) => ({ points: 10, voters });
const byEditors = { points: 10, voters: [] };
const times = <Thing>(count: number, thing: Thing) => Array.from({ length: count }, () => thing);
const people = [1, 2, 3, 4, 5].map((id) => voter(id));

test('points by editors’ decisions alone make no reward wait', () => {
  expect(rewardDoubts(times(10, byEditors))).toEqual([]);
});

test('a hundred voted by five grown accounts of different networks is given at once', () => {
  expect(rewardDoubts(times(10, voted(...people)))).toEqual([]);
});

test('a third of a hundred by fewer than five voters makes it wait, less doesn’t', () => {
  const circle = voted(voter(1), voter(2), voter(3));
  expect(rewardDoubts([...times(6, byEditors), ...times(4, circle)])).toEqual([
    { why: 'few_voters', points: 40, voters: 3 },
  ]);
  expect(rewardDoubts([...times(7, byEditors), ...times(3, circle)])).toEqual([]);
});

test('awards that half of their voters decide from one network make a reward wait', () => {
  const shared = people.map((each, index) => (index < 3 ? { ...each, networks: ['office', 'cafe'] } : each));
  const doubts = rewardDoubts([...times(6, voted(...people)), ...times(4, voted(...shared))]);
  expect(doubts).toEqual([{ why: 'one_network', points: 40, network: 'cafe' }]);
});

test('two of five voters from one network decide nothing', () => {
  const shared = people.map((each, index) => (index < 2 ? { ...each, networks: ['office'] } : each));
  expect(rewardDoubts(times(10, voted(...shared)))).toEqual([]);
});

test('votes of accounts younger than 14 days make a reward wait', () => {
  const young = people.map((each) => ({ ...each, accountAgeDays: 13.9 }));
  expect(rewardDoubts(times(10, voted(...young)))).toEqual([
    { why: 'young_accounts', points: 100, voters: 5 },
  ]);
  const grown = people.map((each) => ({ ...each, accountAgeDays: 14 }));
  expect(rewardDoubts(times(10, voted(...grown)))).toEqual([]);
});

test('voters whose accounts are gone count as one person, and as young', () => {
  const gone = voter(null, { networks: [], accountAgeDays: null });
  const doubts = rewardDoubts(times(10, voted(gone, gone, gone, gone, gone, gone)));
  expect(doubts.map(({ why }) => why)).toEqual(['few_voters', 'young_accounts']);
});
