import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { Reason } from '@tenfold/contract/qa/reason';
import { expect, test } from 'vitest';
import { becauseWords } from './because-words.ts';

const contributor = { id: 7 as AccountId, fullName: 'Priya Nair' };
const list = { id: 3 as ListId, name: 'Retail' };

test.each<[Reason, string]>([
  [{ kind: 'forecast', symbol: 'NKE' }, 'Because you have a forecast of NKE'],
  [{ kind: 'note', symbol: 'NKE' }, 'Because you have a note on NKE'],
  [{ kind: 'contributor', contributor }, 'Because you follow Priya Nair'],
  [{ kind: 'list', symbol: 'NKE', list }, 'Because NKE is on your list Retail'],
  [{ kind: 'popular' }, 'Popular this month'],
  [{ kind: 'featured' }, 'Featured by editors'],
  [{ kind: 'community' }, 'New in the community'],
])('%j is said as “%s”', (reason, words) => {
  expect(becauseWords(reason)).toBe(words);
});
