import { type Random, waitOf } from './random.fixture.ts';
import type { DishonestKind, SeasonPerson } from './season-people.fixture.ts';
import type { SeasonQuestion } from './season-texts.fixture.ts';
import type { Ballot } from './season-votes.fixture.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Habit {
  /** The part of the texts of the others in the ring. */
  readonly part: number;
  /** After the text, on average. */
  readonly wait: number;
  /** New accounts each time: as old as that at most. Null: as old as they are. */
  readonly age: number | null;
}

/**
 * Pairs and circles vote for one another soon; puppets for their author within the hour; new accounts are made for each
 * vote; slow circles take days over half of their texts, and vote for others as much.
 */
const habits: Readonly<Record<DishonestKind, Habit>> = {
  pairs: { part: 1, wait: 6 * hour, age: null },
  circles: { part: 0.9, wait: 12 * hour, age: null },
  'puppets on the author’s network': { part: 1, wait: hour, age: null },
  'puppets on another network': { part: 1, wait: hour, age: null },
  'new accounts': { part: 1, wait: hour, age: 2 * day },
  'slow circles': { part: 0.5, wait: 2 * day, age: null },
};

export function voteInRings(
  random: Random,
  ballot: Ballot,
  people: readonly SeasonPerson[],
  questions: readonly SeasonQuestion[],
): void {
  const rings = new Map<string, SeasonPerson[]>();
  for (const person of people) {
    const name = `${person.kind} ${person.ring}`;
    if (person.ring !== null) rings.set(name, [...(rings.get(name) ?? []), person]);
  }
  for (const answer of questions.flatMap(({ answers }) => answers)) {
    const author = people[answer.authorId];
    if (author === undefined || author.kind === 'honest') continue;
    const { part, wait, age } = habits[author.kind];
    for (const member of rings.get(`${author.kind} ${author.ring}`) ?? []) {
      if (random() > part) continue;
      const at = answer.at + waitOf(random, wait);
      ballot.vote(member, answer, at, age === null ? undefined : age * random());
    }
  }
}
