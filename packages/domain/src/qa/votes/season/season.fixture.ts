import { pointsFor } from '../../points/points.ts';
import { bestAnswer } from '../../question/best-answer.ts';
import { findRings, type VoteRing } from '../find-rings.ts';
import { randomFrom } from './random.fixture.ts';
import { dishonestKinds, type SeasonPerson, seasonPeople } from './season-people.fixture.ts';
import { voteInRings } from './season-rings.fixture.ts';
import { type SeasonQuestion, seasonQuestions } from './season-texts.fixture.ts';
import { Ballot, type SeasonVote, voteHonestly } from './season-votes.fixture.ts';

export interface SeasonFigures {
  readonly kind: SeasonPerson['kind'];
  readonly people: number;
  /** In groups that were found. */
  readonly found: number;
  /** Points for best answers were every vote counted. */
  readonly unruled: number;
  /** With votes that don’t count left out. */
  readonly counted: number;
  /** Those among them that rest on the votes of a group that was found: held until an editor decides. */
  readonly held: number;
  /** Once each such group is taken back and the next best answers have the points. */
  readonly takenBack: number;
}

export interface Season {
  readonly votes: number;
  readonly rings: readonly VoteRing[];
  readonly figures: readonly SeasonFigures[];
}

/** Ninety days of a community with rings, each time the same. */
export function playSeason(count: number, seed: number): Season {
  const random = randomFrom(seed);
  const people = seasonPeople(random, count);
  const questions = seasonQuestions(random, people);
  const ballot = new Ballot(people);
  voteHonestly(random, ballot, people, questions);
  voteInRings(random, ballot, people, questions);
  const counted = ballot.votes.filter(({ counts }) => counts);
  const rings = findRings(counted.map(asUpvote));
  const outside = counted.filter((vote) => !isInside(rings, vote));
  const winners = {
    unruled: winnersOf(questions, ballot.votes),
    counted: winnersOf(questions, counted),
    takenBack: winnersOf(questions, outside),
  };
  return { votes: ballot.votes.length, rings, figures: figuresOf(people, rings, winners) };
}

function asUpvote({ answer, voterId, at, network }: SeasonVote) {
  const { authorId } = answer;
  return { voterId, authorId, votedAt: new Date(at), postedAt: new Date(answer.at), network };
}

function isInside(rings: readonly VoteRing[], { voterId, answer: { authorId } }: SeasonVote): boolean {
  return rings.some(({ members }) => members.includes(voterId) && members.includes(authorId));
}

/** By question, the author of its best answer. */
type Winners = ReadonlyMap<number, number>;

function winnersOf(questions: readonly SeasonQuestion[], votes: readonly SeasonVote[]): Winners {
  const byQuestion = Map.groupBy(votes, ({ answer }) => answer.questionId);
  const winners = new Map<number, number>();
  for (const { id, at, answers } of questions) {
    const approvedAt = new Date(at);
    const facts = answers.map((answer) => ({
      id: answer.id,
      authorId: answer.authorId,
      isAnalyst: false,
      isByAsker: false,
      isGenerated: false,
      createdAt: new Date(answer.at),
      removedAt: null,
    }));
    const upvotes = (byQuestion.get(id) ?? []).map((vote) => ({
      answerId: vote.answer.id,
      voterId: vote.voterId,
      castAt: new Date(vote.at),
      takenBackAt: null,
    }));
    const best = bestAnswer({ approvedAt }, facts, upvotes, new Date(at + 8 * 86_400_000));
    const winner = answers.find((answer) => answer.id === best);
    if (winner !== undefined) winners.set(id, winner.authorId);
  }
  return winners;
}

function figuresOf(
  people: readonly SeasonPerson[],
  rings: readonly VoteRing[],
  { unruled, counted, takenBack }: Readonly<Record<'unruled' | 'counted' | 'takenBack', Winners>>,
): SeasonFigures[] {
  const found = new Set(rings.flatMap(({ members }) => members));
  const pointsOf = (kind: SeasonPerson['kind'], winners: Winners) =>
    pointsFor.best * [...winners.values()].filter((author) => people[author]?.kind === kind).length;
  const lost = new Map([...counted].filter(([question, author]) => takenBack.get(question) !== author));
  return (['honest', ...dishonestKinds] as const).map((kind) => {
    const ofKind = people.filter((person) => person.kind === kind);
    return {
      kind,
      people: ofKind.length,
      found: ofKind.filter(({ id }) => found.has(id)).length,
      unruled: pointsOf(kind, unruled),
      counted: pointsOf(kind, counted),
      held: pointsOf(kind, lost),
      takenBack: pointsOf(kind, takenBack),
    };
  });
}
