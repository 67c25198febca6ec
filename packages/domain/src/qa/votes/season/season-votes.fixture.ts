import { voteCounts } from '../vote-counts.ts';
import { votesADay } from '../vote-judgements.ts';
import { oneOf, type Random, waitOf } from './random.fixture.ts';
import type { SeasonPerson } from './season-people.fixture.ts';
import type { SeasonAnswer, SeasonQuestion } from './season-texts.fixture.ts';

const day = 86_400_000;

export interface SeasonVote {
  readonly answer: SeasonAnswer;
  readonly voterId: number;
  readonly at: number;
  readonly network: string;
  readonly counts: boolean;
}

/** Upvotes as people would cast them: at most one for a text, and thirty a day. */
export class Ballot {
  readonly votes: SeasonVote[] = [];
  readonly #people: readonly SeasonPerson[];
  readonly #cast = new Set<string>();
  readonly #today = new Map<string, number>();

  constructor(people: readonly SeasonPerson[]) {
    this.#people = people;
  }

  /** @param age of the account then; left out: it is as old as it is */
  vote(voter: SeasonPerson, answer: SeasonAnswer, at: number, age = at - voter.since): void {
    const key = `${voter.id} ${answer.id}`;
    const today = `${voter.id} ${Math.floor(at / day)}`;
    const castToday = this.#today.get(today) ?? 0;
    const isRefused = voter.id === answer.authorId || age < 0 || castToday >= votesADay;
    if (isRefused || this.#cast.has(key)) return;
    this.#cast.add(key);
    this.#today.set(today, castToday + 1);
    const { counts } = voteCounts({
      voterSince: new Date(at - age),
      votedAt: new Date(at),
      isFromAuthorsNetwork: this.#people[answer.authorId]?.network === voter.network,
    });
    this.votes.push({ answer, voterId: voter.id, at, network: voter.network, counts });
  }
}

/** Everybody’s own: few questions are read by many, the better answer is chosen more often, and favourites are looked for. */
export function voteHonestly(
  random: Random,
  ballot: Ballot,
  people: readonly SeasonPerson[],
  questions: readonly SeasonQuestion[],
): void {
  const byAuthor = new Map<number, SeasonAnswer[]>();
  for (const answer of questions.flatMap(({ answers }) => answers)) {
    byAuthor.set(answer.authorId, [...(byAuthor.get(answer.authorId) ?? []), answer]);
  }
  for (const person of people) {
    for (let done = 0; done < person.votes; done += 1) {
      const favourites = person.favourites.flatMap((id) => byAuthor.get(id) ?? []);
      const answer =
        favourites.length > 0 && random() < 0.3
          ? oneOf(random, favourites)
          : chosen(random, questions[Math.floor(questions.length * random() ** 2)]);
      if (answer !== null) ballot.vote(person, answer, answer.at + waitOf(random, 1.5 * day));
    }
  }
}

function chosen(random: Random, question: SeasonQuestion | undefined): SeasonAnswer | null {
  if (question === undefined) return null;
  let left = random() * question.answers.reduce((sum, { quality }) => sum + quality, 0);
  for (const answer of question.answers) {
    left -= answer.quality;
    if (left <= 0) return answer;
  }
  return null;
}
