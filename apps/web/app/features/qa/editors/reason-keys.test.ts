import { reasonsFor } from '@tenfold/domain/qa';
import { expect, test } from 'vitest';
import { reasonKey, reasonOfKey } from './reason-keys.ts';

const reasons = reasonsFor('question');
const radio = { tagName: 'INPUT', type: 'radio' } as unknown as EventTarget;
const plain = { ctrlKey: false, metaKey: false, altKey: false, target: radio };

test('the reasons of a list are chosen by 1 to 9, and the tenth by 0', () => {
  expect(reasons.map((_, place) => reasonKey(place)).join(' ')).toBe('1 2 3 4 5 6 7 8 9 0');
  expect(reasons.map((_, place) => reasonOfKey({ ...plain, key: reasonKey(place) }, reasons))).toEqual(
    reasons,
  );
});

test('other keys choose nothing, nor do digits in what is typed or with Ctrl', () => {
  expect(reasonOfKey({ ...plain, key: 'a' }, reasons)).toBeNull();
  expect(reasonOfKey({ ...plain, key: '1', ctrlKey: true }, reasons)).toBeNull();
  const typed = { tagName: 'TEXTAREA' } as unknown as EventTarget;
  expect(reasonOfKey({ ...plain, key: '1', target: typed }, reasons)).toBeNull();
});
