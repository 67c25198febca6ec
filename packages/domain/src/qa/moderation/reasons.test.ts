import { expect, test } from 'vitest';
import {
  type ModerationReason,
  moderationReasons,
  reasonsFor,
  reasonWords,
  rejectionProblem,
  sentenceForAuthor,
} from './reasons.ts';

test('each reason but “Other” has a sentence for the author', () => {
  const without = moderationReasons.filter((reason) => reasonWords[reason].sentence === null);
  expect(without).toEqual(['other']);
});

test('only a question is already answered', () => {
  expect(reasonsFor('question')).toContain('answered');
  expect(reasonsFor('answer')).not.toContain('answered');
  expect(reasonsFor('comment')).not.toContain('answered');
});

test('a rejection says what the author reads, and names a question only as the one that answers it', () => {
  const problem = (reason: ModerationReason, sentence = '', answeredBy: number | null = null) =>
    rejectionProblem({ reason, sentence, answeredBy })?.path ?? null;
  expect(problem('spam')).toBeNull();
  expect(problem('other', ' ')).toEqual(['sentence']);
  expect(problem('other', 'Please translate it.')).toBeNull();
  expect(problem('wrong_figure')).toEqual(['reason']);
  expect(problem('answered')).toEqual(['answeredBy']);
  expect(problem('answered', '', 3)).toBeNull();
  expect(problem('spam', '', 3)).toEqual(['answeredBy']);
});

test('what an editor adds follows the sentence of the reason', () => {
  expect(sentenceForAuthor('spam', ' Third time today. ')).toBe(
    'Advertising and promotional links aren’t allowed. Third time today.',
  );
  expect(sentenceForAuthor('spam', ' ')).toBe('Advertising and promotional links aren’t allowed.');
  expect(sentenceForAuthor('other', 'Please translate it.')).toBe('Please translate it.');
});
