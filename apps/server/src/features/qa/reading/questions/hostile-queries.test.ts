import { describe, expect, test } from 'vitest';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { addQuestion } from '../../questions.fixture.ts';
import { openReadingServer } from '../reading-server.fixture.ts';

const server = openedBeforeTests(openReadingServer);

describe('hostile input', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64url');
  const values = [
    '-1',
    '0',
    'NaN',
    '1e400',
    '9'.repeat(400),
    '%00',
    '%ED%A0%80',
    "1'--",
    '{}',
    '..%2F',
    base64('n.1'),
    base64('n.-1.2'),
    base64('n.1.9999999999999999'),
    base64('u.1.1;select'),
    base64('1.2.3.4.5'),
  ];
  test.each([
    ...['cursor', 'tab', 'sort', 'type', 'category', 'is_featured', 'question_list', 'companies', 'tags'].map(
      (name) => `/qa/questions?${name}=`,
    ),
    ...['one_the_lists', 'question_author_id', 'answer_author_id', 'featured_author_id'].map(
      (name) => `/qa/questions?${name}=`,
    ),
    '/qa/questions/search?q=',
    ...['sort', 'answer', 'comment', 'cursor'].map((name) => `/qa/questions/999999/log?${name}=`),
    ...['sort', 'answer', 'comment', 'cursor'].map((name) => `/qa/answers?question_id=999999&${name}=`),
    '/qa/answers?question_id=',
    '/qa/comments?answer_id=',
    '/qa/stats/contributors/1/info?x=',
  ])('in %s is refused or finds nothing', async (path) => {
    for (const value of values) {
      const { statusCode } = await server.reply(`${path}${value}`, 'dora');
      expect([200, 400, 404, 422], `${path}${value}`).toContain(statusCode);
    }
  });

  test('a cursor that no page was answered with is refused in words', async () => {
    const id = await addQuestion(server.db);
    for (const cursor of values.slice(10).concat('x', base64('u.1.2'))) {
      for (const path of ['/qa/questions?', `/qa/answers?question_id=${id}&`]) {
        const reply = await server.reply(`${path}cursor=${cursor}`);
        expect([reply.statusCode, Object.keys(reply.json().error_fields)]).toEqual([422, ['cursor']]);
      }
    }
  });

  test('the largest numbers that a cursor can hold find nothing or everything', async () => {
    await addQuestion(server.db);
    const largest = Number.MAX_SAFE_INTEGER;
    for (const [sort, letter] of [
      ['newest', 'n'],
      ['upvotes', 'u'],
      ['answers', 'a'],
      ['active', 't'],
    ]) {
      const reply = await server.reply(
        `/qa/questions?sort=${sort}&cursor=${base64(`${letter}.${largest}.${largest}`)}`,
      );
      expect(reply.statusCode).toBe(200);
    }
  });
});
