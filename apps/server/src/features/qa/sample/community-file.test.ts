import { rowKeys } from '@tenfold/domain/rows';
import { describe, expect, test } from 'vitest';
import { listSampleSymbols, sampleFolder } from '../../market-data/sample/sample-files.ts';
import { readCommunity, type SampleComment, type SampleQuestion } from './community-file.ts';
import { commentsUnder, textsOf } from './community-texts.fixture.ts';

const community = await readCommunity();
const { people, defaultTags, questionLists, questions } = community;
const daysToAnswer = 7;

const approvedOn = ({ review }: SampleQuestion) => (review.outcome === 'approved' ? review.daysAgo : null);
const published = questions.filter((question) => approvedOn(question) !== null);
const answers = questions.flatMap((question) => question.answers);

describe('the community of the sample', () => {
  test('has some sixty published questions, and a few that wait or were rejected', () => {
    expect(published.length).toBeGreaterThanOrEqual(60);
    for (const outcome of ['waiting', 'rejected'])
      expect(questions.filter(({ review }) => review.outcome === outcome).length).toBeGreaterThanOrEqual(2);
  });

  test('shows each state of a question', () => {
    const open = published.filter((question) => (approvedOn(question) ?? 0) < daysToAnswer);
    const overdue = published.filter(
      (question) => (approvedOn(question) ?? 0) >= daysToAnswer && question.answers.length === 0,
    );
    const byAnalyst = published.filter((question) => analystAnswers(question).length > 0);
    expect(open.filter((question) => question.answers.length === 0).length).toBeGreaterThanOrEqual(2);
    expect(open.filter((question) => question.answers.length > 0).length).toBeGreaterThanOrEqual(3);
    expect(overdue.length).toBeGreaterThanOrEqual(3);
    expect(byAnalyst.length).toBeGreaterThanOrEqual(3);
  });

  test('has a question of thirty answers, and a deep thread of more than five comments', () => {
    expect(Math.max(...questions.map((question) => question.answers.length))).toBe(30);
    const threads = answers.map(({ comments }) => comments).filter((comments) => comments.length > 5);
    expect(Math.max(...threads.map(depth))).toBeGreaterThanOrEqual(4);
  });

  test('has answers that are too long to be shown whole', () => {
    expect(answers.filter(({ text }) => text.text.length > 300).length).toBeGreaterThan(30);
  });

  test('says nothing the same way again', () => {
    const all = textsOf(community).map(({ written }) => written.text);
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
  });

  test('has members with a name, without one, an editor and an analyst', () => {
    expect(new Set(people.map(({ key }) => key)).size).toBe(people.length);
    expect(people.filter(({ firstName }) => firstName === null).length).toBeGreaterThanOrEqual(2);
    expect(people.filter(({ isSuperuser }) => isSuperuser).map(({ key }) => key)).toEqual(['cora']);
    expect(people.filter(({ isAnalyst }) => isAnalyst).map(({ key }) => key)).toEqual(['dora']);
  });
});

describe('each question of the sample', () => {
  test('is about companies of the sample; only one about concepts needs none', async () => {
    const known = new Set(await listSampleSymbols(sampleFolder, 'first'));
    const strange = questions.filter(({ companies }) => !companies.every((symbol) => known.has(symbol)));
    const without = questions.filter(
      ({ category, companies }) => companies.length === 0 && category !== 'CONCEPTS',
    );
    expect([...strange, ...without].map(({ key }) => key)).toEqual([]);
  });

  test('has year and rows only where it is about financials', () => {
    const wrong = questions.filter(
      ({ category, year, rows }) => category !== 'FINANCIALS' && (year !== null || rows.length > 0),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
    const askable: readonly string[] = rowKeys.slice(0, 30);
    expect(questions.flatMap(({ rows }) => rows).filter((row) => !askable.includes(row))).toEqual([]);
  });

  test('is in lists that exist, and has tags, every default one somewhere', () => {
    const lists = new Set(questionLists.map(({ key }) => key));
    expect(new Set(questions.flatMap((question) => question.lists))).toEqual(lists);
    const used = new Set(questions.flatMap(({ tags }) => tags));
    expect(defaultTags.filter((tag) => !used.has(tag))).toEqual([]);
    expect(questions.filter(({ tags }) => tags.length === 0)).toEqual([]);
  });

  test('is told in the order of time', () => {
    const early = questions.flatMap((question) => {
      const approved = approvedOn(question) ?? 0;
      const isEarly =
        ('daysAgo' in question.review && question.review.daysAgo >= question.daysAgo) ||
        question.answers.some(
          ({ daysAgo, editedDaysAgo, comments }) =>
            daysAgo >= approved || (editedDaysAgo ?? 0) >= daysAgo || !isLater(comments, daysAgo),
        );
      return isEarly ? [question.key] : [];
    });
    expect(early).toEqual([]);
  });

  test('is answered by an analyst only after the seven days of the community', () => {
    const early = published.filter((question) =>
      analystAnswers(question).some(({ daysAgo }) => (approvedOn(question) ?? 0) - daysAgo < daysToAnswer),
    );
    expect(early.map(({ key }) => key)).toEqual([]);
  });

  test('is written, voted on and followed by members, nobody on a text of their own', () => {
    const known = new Set(people.map(({ key }) => key));
    const wrong = questions.flatMap((question) => {
      const reactions = [question, ...question.answers].map(({ author, votes, follows, bookmarks }) => ({
        author,
        others: [...Object.keys(votes), ...follows, ...bookmarks],
      }));
      const comments = commentsUnder(question.answers.flatMap((answer) => answer.comments));
      const all = [
        ...reactions,
        ...comments.map(({ author, votes }) => ({ author, others: Object.keys(votes) })),
      ];
      const isFine = all.every(
        ({ author, others }) =>
          known.has(author) && others.every((other) => known.has(other)) && !others.includes(author),
      );
      return isFine ? [] : [question.key];
    });
    expect(wrong).toEqual([]);
  });

  test('is seen by others only once it is approved', () => {
    const hidden = questions.filter((question) => approvedOn(question) === null);
    expect(hidden.filter((it) => it.answers.length > 0 || Object.keys(it.votes).length > 0)).toEqual([]);
  });
});

function analystAnswers(question: SampleQuestion) {
  const analysts = people.filter(({ isAnalyst }) => isAnalyst).map(({ key }) => key);
  return question.answers.filter(({ author }) => analysts.includes(author));
}

function isLater(comments: readonly SampleComment[], than: number): boolean {
  return comments.every(({ daysAgo, replies }) => daysAgo < than && isLater(replies, daysAgo));
}

function depth(comments: readonly SampleComment[]): number {
  return comments.length === 0 ? 0 : 1 + Math.max(...comments.map(({ replies }) => depth(replies)));
}
