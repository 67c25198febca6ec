import { oneOf, type Random, waitOf } from './random.fixture.ts';
import type { SeasonPerson } from './season-people.fixture.ts';

const day = 86_400_000;
export const seasonDays = 90;

export interface SeasonAnswer {
  readonly id: number;
  readonly questionId: number;
  readonly authorId: number;
  readonly at: number;
  /** How often it is chosen among the answers of its question. */
  readonly quality: number;
}

export interface SeasonQuestion {
  readonly id: number;
  readonly at: number;
  /** Honest and dishonest, in no order. */
  readonly answers: readonly SeasonAnswer[];
}

/** Who earns by the votes of others: all of a pair or circle, the first of puppets. */
export function ringAuthors(people: readonly SeasonPerson[]): SeasonPerson[] {
  const seen = new Set<string>();
  return people.filter(({ kind, ring }) => {
    if (ring === null) return false;
    if (kind === 'pairs' || kind === 'circles' || kind === 'slow circles') return true;
    const isFirst = !seen.has(`${kind} ${ring}`);
    seen.add(`${kind} ${ring}`);
    return isFirst;
  });
}

/** One question for five people, answered by one to four, and by the rings wherever they like. */
export function seasonQuestions(random: Random, people: readonly SeasonPerson[]): SeasonQuestion[] {
  const count = Math.round(people.length / 5);
  const questions = Array.from({ length: count }, (_, id) => ({
    id,
    at: random() * (seasonDays - 8) * day,
    answers: [] as SeasonAnswer[],
  }));
  const drawAuthor = authorDraw(random, people);
  let id = 0;
  const answer = (question: (typeof questions)[number], author: SeasonPerson) => {
    if (question.answers.some(({ authorId }) => authorId === author.id)) return;
    const at = question.at + Math.min(6.9 * day, waitOf(random, 1.2 * day));
    const quality = Math.exp(3 * author.talent + random());
    question.answers.push({ id, questionId: question.id, authorId: author.id, at, quality });
    id += 1;
  };
  for (const question of questions) {
    const times = 1 + Math.floor(random() * 4);
    for (let done = 0; done < times; done += 1) answer(question, drawAuthor());
  }
  for (const author of ringAuthors(people)) {
    for (let done = 0; done < 12; done += 1) answer(oneOf(random, questions), author);
  }
  return questions;
}

function authorDraw(random: Random, people: readonly SeasonPerson[]): () => SeasonPerson {
  const writers = people.filter(({ writes }) => writes > 0);
  const sums: number[] = [];
  for (const { writes } of writers) sums.push((sums.at(-1) ?? 0) + writes);
  return () => {
    const wanted = random() * (sums.at(-1) ?? 0);
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const writer = writers[low];
    if (writer === undefined) throw new RangeError('nobody writes');
    return writer;
  };
}
