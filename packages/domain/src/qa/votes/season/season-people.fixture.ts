import { oneOf, type Random, skewed } from './random.fixture.ts';

const day = 86_400_000;

/** What rings do. Each is written down in `season-rings.fixture.ts`. */
export const dishonestKinds = [
  'pairs',
  'circles',
  'puppets on the author’s network',
  'puppets on another network',
  'new accounts',
  'slow circles',
] as const;
export type DishonestKind = (typeof dishonestKinds)[number];

export interface SeasonPerson {
  readonly id: number;
  readonly kind: 'honest' | DishonestKind;
  /** Which of its kind; null: honest. */
  readonly ring: number | null;
  /** How many votes they cast in the season of themselves. */
  readonly votes: number;
  /** How much they write, and how well, both beside others. */
  readonly writes: number;
  readonly talent: number;
  readonly network: string;
  /** In milliseconds from the beginning of the season: below zero for who was there before. */
  readonly since: number;
  /** Honest authors they look for. */
  readonly favourites: readonly number[];
}

const ringSizes: Readonly<Record<DishonestKind, number>> = {
  pairs: 2,
  circles: 10,
  'puppets on the author’s network': 8,
  'puppets on another network': 10,
  'new accounts': 10,
  'slow circles': 9,
};

/** One in twenty is in a ring, of each kind about as many. */
export function seasonPeople(random: Random, count: number): SeasonPerson[] {
  const honest = Array.from({ length: Math.round(count * 0.95) }, (_, id) => honestPerson(random, id));
  const people: SeasonPerson[] = befriend(random, honest);
  const ofKind = Math.round((count * 0.05) / dishonestKinds.length);
  for (const kind of dishonestKinds) {
    const rings = Math.max(1, Math.round(ofKind / ringSizes[kind]));
    for (let ring = 0; ring < rings; ring += 1) {
      for (let member = 0; member < ringSizes[kind]; member += 1) {
        people.push(dishonestPerson(random, people.length, { kind, ring, isFirst: member === 0 }));
      }
    }
  }
  return people;
}

/** Two in a hundred share a household or an office with somebody. */
function honestPerson(random: Random, id: number): SeasonPerson {
  const household = Math.floor(random() * 50);
  return {
    id,
    kind: 'honest',
    ring: null,
    votes: skewed(random, 2, 300),
    writes: random() < 0.25 ? skewed(random, 1, 200) : 0,
    talent: random(),
    network: random() < 0.02 ? `household ${household}` : `home ${id}`,
    since: (random() < 0.8 ? -400 * random() : 85 * random()) * day,
    favourites: [],
  };
}

/** A fifth look for one or two authors, mostly known ones; friends among them for each other. */
function befriend(random: Random, people: readonly SeasonPerson[]): SeasonPerson[] {
  const writers = people.filter(({ writes }) => writes > 0).toSorted((a, b) => b.writes - a.writes);
  const withFavourites = people.map((person) => {
    if (random() > 0.2) return person;
    const known = () => writers[Math.floor(writers.length * random() ** 2)]?.id ?? 0;
    return { ...person, favourites: [known(), known()].filter((id) => id !== person.id) };
  });
  for (let pair = 0; pair < people.length / 200; pair += 1) {
    const [one, other] = [oneOf(random, writers).id, oneOf(random, writers).id];
    if (one === other) continue;
    const [first, second] = [withFavourites[one], withFavourites[other]];
    if (first === undefined || second === undefined) continue;
    withFavourites[one] = { ...first, favourites: [other] };
    withFavourites[other] = { ...second, favourites: [one] };
  }
  return withFavourites;
}

interface Place {
  readonly kind: DishonestKind;
  readonly ring: number;
  /** Whom puppets vote for. */
  readonly isFirst: boolean;
}

function dishonestPerson(random: Random, id: number, { kind, ring, isFirst }: Place): SeasonPerson {
  const votesForOthers = kind === 'slow circles' ? skewed(random, 8, 60) : random() * 3;
  return {
    id,
    kind,
    ring,
    votes: votesForOthers,
    writes: 0,
    talent: 0.3 * random(),
    network: networkOf(kind, ring, isFirst, id),
    since: -(10 + 200 * random()) * day,
    favourites: [],
  };
}

function networkOf(kind: DishonestKind, ring: number, isFirst: boolean, id: number): string {
  if (kind === 'puppets on the author’s network') return `author ${ring}`;
  if (kind === 'puppets on another network' && !isFirst) return `puppets ${ring}`;
  return `home ${id}`;
}
