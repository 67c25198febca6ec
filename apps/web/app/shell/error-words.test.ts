import { describe, expect, test } from 'vitest';
import { wordsFor } from './error-words.ts';

describe('what an error screen says', () => {
  test('an unknown company is looked for, an unknown page too', () => {
    expect(wordsFor(404, 'company_not_found')).toMatchObject({ title: 'No such company', again: false });
    expect(wordsFor(404, 'not_found')).toMatchObject({ title: 'No such page', again: false });
  });

  test('what may work a little later offers to try again', () => {
    expect(wordsFor(503, 'unavailable').again).toBe(true);
    expect(wordsFor(500, null).again).toBe(true);
  });

  test('an outage is not worded as a defect', () => {
    expect(wordsFor(503, 'unavailable').title).not.toBe(wordsFor(500, 'internal').title);
  });

  test('a refusal it has no words for is not worded as a defect either', () => {
    expect(wordsFor(422, 'invalid_request')).toMatchObject({ again: false });
  });
});
