import fc from 'fast-check';
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

test('votes from networks that are forgotten count as of any, so that no doubt passes by waiting', () => {
  const forgotten = people.map((each) => ({ ...each, networks: [] }));
  expect(rewardDoubts(times(10, voted(...forgotten)))).toEqual([{ why: 'unknown_networks', points: 100 }]);
  const office = people.map((each, index) => (index < 3 ? { ...each, networks: ['office'] } : each));
  const halfForgotten = office.map((each, index) => (index < 2 ? { ...each, networks: [] } : each));
  // Two by the office as far as is known, and two that may have been by it.
  const awards = [
    ...times(6, byEditors),
    ...times(2, voted(...office)),
    ...times(2, voted(...halfForgotten)),
  ];
  expect(rewardDoubts(awards)).toEqual([{ why: 'unknown_networks', points: 40 }]);
});

test('whatever is forgotten of the voters, a reward that waited would wait', () => {
  const anybody = fc.record({
    accountId: fc.nat(8),
    network: fc.constantFrom('home', 'office', 'cafe'),
    isForgotten: fc.boolean(),
    isGone: fc.boolean(),
  });
  const award = fc.array(anybody, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(award, { maxLength: 10 }), (awards) => {
      const known = awards.map((voters) =>
        voted(...voters.map(({ accountId, network }) => voter(accountId, { networks: [network] }))),
      );
      const later = awards.map((voters) =>
        voted(
          ...voters.map(({ accountId, network, isForgotten, isGone }) =>
            isGone
              ? voter(null, { networks: [], accountAgeDays: null })
              : voter(accountId, { networks: isForgotten ? [] : [network] }),
          ),
        ),
      );
      if (rewardDoubts(known).length > 0) expect(rewardDoubts(later)).not.toEqual([]);
    }),
  );
});

test('votes of accounts younger than 14 days make a reward wait', () => {
  const young = people.map((each) => ({ ...each, accountAgeDays: 13.9 }));
  expect(rewardDoubts(times(10, voted(...young)))).toEqual([
    { why: 'young_accounts', points: 100, voters: 5 },
  ]);
  const grown = people.map((each) => ({ ...each, accountAgeDays: 14 }));
  expect(rewardDoubts(times(10, voted(...grown)))).toEqual([]);
});

test('voters whose accounts are gone count as one person, as of any network, and as young', () => {
  const gone = voter(null, { networks: [], accountAgeDays: null });
  const doubts = rewardDoubts(times(10, voted(gone, gone, gone, gone, gone, gone)));
  expect(doubts.map(({ why }) => why)).toEqual(['few_voters', 'unknown_networks', 'young_accounts']);
});
