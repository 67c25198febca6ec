import { expect, test } from 'vitest';
import { moderationReasons, reasonsFor, reasonWords, sentenceForAuthor } from './reasons.ts';

test('each reason but “Other” has a sentence for the author', () => {
  const without = moderationReasons.filter((reason) => reasonWords[reason].sentence === null);
  expect(without).toEqual(['other']);
});

test('only a question is already answered', () => {
  expect(reasonsFor('question')).toContain('answered');
  expect(reasonsFor('answer')).not.toContain('answered');
  expect(reasonsFor('comment')).not.toContain('answered');
});

test('what an editor adds follows the sentence of the reason', () => {
  expect(sentenceForAuthor('spam', ' Third time today. ')).toBe(
    'Advertising and promotional links aren’t allowed. Third time today.',
  );
  expect(sentenceForAuthor('spam', ' ')).toBe('Advertising and promotional links aren’t allowed.');
  expect(sentenceForAuthor('other', 'Please translate it.')).toBe('Please translate it.');
});
