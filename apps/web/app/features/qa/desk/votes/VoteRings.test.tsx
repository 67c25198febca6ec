import type { AccountId } from '@tenfold/contract/ids';
import type { VoteRing } from '@tenfold/contract/qa/vote-rings';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ringSentences } from './ring-words.ts';
import { VoteRings } from './VoteRings.tsx';

const member = (id: number, fullName: string, points: number, heldPoints: number) => ({
  contributor: {
    id: id as AccountId,
    fullName,
    firstName: fullName,
    avatar: null,
    bio: '',
    qaUpvotes: 12,
    isAnalyst: false,
  },
  points,
  heldPoints,
});

const open: VoteRing = {
  id: 3,
  members: [member(7, 'Priya Nair', 40, 20), member(8, 'Dan Osei', 25, 10)],
  kinds: ['pair'],
  votesInside: 18,
  votesCast: 22,
  expectedInside: 0.42,
  fromOneNetwork: 0,
  soon: 9,
  state: 'open',
  foundAt: '2026-11-20T04:40:00Z',
  decidedAt: null,
};

function render(...rings: VoteRing[]): string {
  const element = createElement(VoteRings, { rings });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/editors/votes'] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('what makes a group stand out is said in sentences, and nothing that isn’t so', () => {
  expect(ringSentences(open)).toEqual([
    'The two vote for each other.',
    '18 of their 22 upvotes are for each other; by chance it would be 0.4.',
    '9 came within an hour of posting.',
  ]);
  expect(
    ringSentences({ ...open, kinds: ['devoted'], fromOneNetwork: 12, soon: 0, expectedInside: 0.01 }),
  ).toEqual([
    'Accounts vote for one author and hardly anyone else.',
    '18 of their 22 upvotes are for each other; by chance it would be fewer than 0.1.',
    '12 came from one network.',
  ]);
});

test('a group that waits shows who and the points held, and can be released or taken back', () => {
  const shown = render(open);
  expect(shown).toContain('Priya Nair');
  expect(shown).toContain('>30<');
  expect(shown).toContain('Release<span class="visually-hidden"> votes of Priya Nair and others</span>');
  expect(shown).toContain('Take back');
});

test('one that was taken back can still be released', () => {
  const shown = render({ ...open, state: 'taken_back', decidedAt: '2026-11-21T08:00:00Z' });
  expect(shown).toContain('Nov 21, 2026');
  expect(shown).toContain('Release');
  expect(shown).not.toContain('Take back<span');
});

test('before the first one the page says what it is for', () => {
  expect(render()).toContain('No groups found');
});
