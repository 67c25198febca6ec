import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

test('a question is shared by its own address, with its title on X', () => {
  const { link, x, facebook } = shareAddresses(
    'https://tenfold.test',
    '/business-q-and-a/questions/7?answer=9',
    'What is R&D?',
  );
  expect(link).toBe('https://tenfold.test/business-q-and-a/questions/7?answer=9');
  expect(Object.fromEntries(new URL(x).searchParams)).toEqual({ text: 'What is R&D?', url: link });
  expect(new URL(facebook).searchParams.get('u')).toBe(link);
});
