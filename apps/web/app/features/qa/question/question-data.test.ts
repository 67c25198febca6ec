import { describe, expect, test } from 'vitest';
import { answerOf, questionOf } from './question.fixture.ts';
import { questionData } from './question-data.ts';
import { questionMeta } from './question-meta.ts';

const address = 'https://research.example.org/business-q-and-a/questions/10';

describe('structured data of a question', () => {
  test('is a QAPage with its best answer accepted and three others suggested', () => {
    const answers = [answerOf(1, { isBest: true }), ...[2, 3, 4, 5].map((id) => answerOf(id))];
    const data = questionData(questionOf({ answers, answersCount: 5 }), address);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: 'What held revenue flat?',
        text: 'Revenue was flat.',
        url: address,
        answerCount: 5,
        upvoteCount: 31,
        author: { name: 'Member 1', url: 'https://research.example.org/business-q-and-a/contributors/1' },
        acceptedAnswer: { '@type': 'Answer', text: 'Answer 1', url: `${address}?answer=1` },
      },
    });
    expect(data?.mainEntity.suggestedAnswer?.map(({ text }) => text)).toEqual([
      'Answer 2',
      'Answer 3',
      'Answer 4',
    ]);
  });

  test('needs an answer', () => {
    expect(questionData(questionOf({ answers: [] }), address)).toBeNull();
  });
});

describe('a question for search engines', () => {
  const tagsOf = (more: object) => JSON.stringify(questionMeta(questionOf(more), address));

  test('has an address without what the reader chose, and says what it asks', () => {
    expect(tagsOf({})).toContain(`"rel":"canonical","href":"${address}"`);
    expect(tagsOf({})).toContain('Revenue was flat.');
  });

  test('says how its answer begins where it says no more itself', () => {
    const tags = tagsOf({
      description: '',
      answers: [answerOf(1, { text: `Discounts ${'fell '.repeat(60)}` })],
    });
    expect(tags).toMatch(/"description","content":"Discounts fell (fell )+fell…"/);
  });

  test.each(['waiting_approve', 'rejected'] as const)('is nothing while it is %s', (status) => {
    expect(questionMeta(questionOf({ status }), address)).toEqual([
      { title: 'What held revenue flat? — Tenfold' },
      { name: 'robots', content: 'noindex' },
    ]);
  });
});
