import type { AccountId } from '@tenfold/contract/ids';
import type { Reward } from '@tenfold/contract/qa/rewards';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Rewards } from './Rewards.tsx';

const contributor: Reward['contributor'] = {
  id: 7 as AccountId,
  fullName: 'Priya Nair',
  firstName: 'Priya',
  avatar: null,
  bio: '',
  qaUpvotes: 120,
  isAnalyst: false,
};

const waiting: Reward = {
  id: 1,
  contributor,
  hundred: 100,
  state: 'waiting',
  doubts: ['few_voters', 'new_accounts'],
  reachedAt: '2026-11-20T12:00:00Z',
  decidedAt: null,
};

function render(...rewards: Reward[]): string {
  const element = createElement(Rewards, { rewards });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/editors/rewards'] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('a reward that waits says why in words, and can be given or refused', () => {
  const shown = render(waiting);
  expect(shown).toContain('Most points come from few voters.');
  expect(shown).toContain('younger than 14 days');
  expect(shown).toContain('Give<span class="visually-hidden"> Priya Nair’s reward</span>');
  expect(shown).toContain('Refuse');
});

test('one that was decided says when, and nothing more can be done', () => {
  const shown = render({ ...waiting, state: 'given', doubts: [], decidedAt: '2026-11-21T12:00:00Z' });
  expect(shown).toContain('Given');
  expect(shown).toContain('Nov 21, 2026');
  expect(shown).not.toContain('<button');
});

test('before the first one the page says what brings it', () => {
  expect(render()).toContain('No rewards yet');
});
