import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountId, postId } from '../ids.ts';
import { idParam, isoTime } from '../shapes.ts';
import { author } from './author.ts';
import { question } from './question.ts';
import { rewardStates } from './rewards.ts';

export const pointsCauses = ['question_approved', 'best_answer', 'featured'] as const;

export const pointsEntry = z.object({
  datetime: isoTime,
  points: z.number().int(),
  cause: z.enum(pointsCauses),
  /** The entry takes back points whose cause is gone. */
  isReversal: z.boolean(),
  /** It rests on votes that an editor looks at, and doesn’t count meanwhile. */
  isHeld: z.boolean(),
  /** When they count. */
  countsFrom: isoTime,
  /** Null once the text is deleted. */
  post: z.object({ questionId: postId, answerId: postId.nullable(), title: z.string() }).nullable(),
});

export const getLeaderboard = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/qa/stats/leaderboard',
  summary: 'The ten contributors with most upvotes',
  reply: z.object({
    leaderboard: z.array(
      z.object({ rank: z.number().int(), contributor: author, upvotes: z.number().int() }),
    ),
  }),
});

export const getMyContribution = endpoint({
  method: 'GET',
  access: 'person',
  path: '/qa/stats/my-contribution',
  summary: 'The person’s points, what they came from, and their newest questions',
  reply: z.object({
    /** The sum of the entries. */
    points: z.number().int(),
    /** Those older than 48 hours that aren’t held. */
    countedPoints: z.number().int(),
    /** Those among the points that rest on votes that an editor looks at: they don’t count meanwhile. */
    heldPoints: z.number().int(),
    /** The reward to come: 100, 200, … */
    nextReward: z.number().int(),
    upvotes: z.number().int(),
    entries: z.array(pointsEntry),
    rewards: z.array(z.object({ hundred: z.number().int(), state: z.enum(rewardStates), datetime: isoTime })),
    recentQuestions: z.array(question),
    /** That an editor limited them, until when in their time, and why; null: nobody has. */
    limited: z.object({ until: isoTime, sentence: z.string() }).nullable(),
    /** How many there are in each tab of the page of questions. */
    tabs: z.object({
      all: z.number().int(),
      /** For a reason of the person's own. */
      forYou: z.number().int(),
      drafts: z.number().int(),
      bookmarks: z.number().int(),
    }),
  }),
});

export const searchContributors = endpoint({
  method: 'GET',
  access: 'anyone',
  limit: 'question search',
  path: '/qa/stats/contributors',
  summary: 'Contributors whose names match, ten at most',
  query: z.object({ q: z.string().trim().max(80) }),
  reply: z.object({ contributors: z.array(author) }),
});

const ofContributor = z.object({ id: idParam.brand<'AccountId'>() });

export const getContributor = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/qa/stats/contributors/{id}/info',
  summary: 'A contributor and what they contributed',
  params: ofContributor,
  reply: z.object({
    contributor: author,
    questionsCount: z.number().int(),
    answersCount: z.number().int(),
    bestCount: z.number().int(),
    /** Questions, answers and comments. */
    featuredCount: z.number().int(),
    /** Questions where at least one of them is. */
    featuredQuestionsCount: z.number().int(),
    followersCount: z.number().int(),
    isFollowed: z.boolean(),
    isOwn: z.boolean(),
  }),
  refusals: ['not_found'],
});

/** Toggles, as it is specified; with `isOn` it can be sent twice. */
export const followContributor = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post react',
  path: '/qa/follow-contributors/{id}',
  summary: 'Follow a contributor, or stop following them',
  params: ofContributor,
  body: z.object({ isOn: z.boolean().optional() }).default({}),
  reply: z.object({ followContributorIds: z.array(accountId) }),
  refusals: ['not_found', 'forbidden'],
});
