import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rowKeys } from '@tenfold/domain/rows';
import { z } from 'zod';
import { readMarkedText } from './marked-text.ts';

export const communityFolder = fileURLToPath(
  new URL('../../../../../../sample-data/community/', import.meta.url),
);

/** A text with the proofs of its figures; read without them. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .transform(readMarkedText)
    .refine((read) => read.text.length <= most, `Use at most ${most} characters`);

const key = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** Days before the sample is loaded. */
const daysAgo = z.number().positive();
const votes = z.record(key, z.union([z.literal(1), z.literal(-1)]));

const comment = z.strictObject({
  author: key,
  text: text(1000),
  daysAgo,
  votes,
  get replies() {
    return z.array(comment);
  },
});

const answer = z.strictObject({
  author: key,
  text: text(5000),
  daysAgo,
  /** When the author changed it last. */
  editedDaysAgo: daysAgo.nullable(),
  isFeatured: z.boolean(),
  votes,
  follows: z.array(key),
  bookmarks: z.array(key),
  comments: z.array(comment),
});

const review = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('waiting') }),
  z.strictObject({ outcome: z.literal('approved'), daysAgo }),
  z.strictObject({ outcome: z.literal('rejected'), daysAgo, reason: z.string().trim().min(1).max(500) }),
]);

const question = z.strictObject({
  key,
  author: key,
  category: z.enum(['FINANCIALS', 'BUSINESS', 'EVENT', 'CONCEPTS']),
  title: text(200),
  description: text(2000).nullable(),
  companies: z.array(z.string()),
  tags: z.array(z.string().regex(/^[A-Z0-9]+$/)),
  year: z.union([z.number().int().min(2015), z.literal('forecast')]).nullable(),
  /** From the first thirty rows of the financials, the ones a question may be about. */
  rows: z.array(z.enum(rowKeys.slice(0, 30))),
  daysAgo,
  review,
  isFeatured: z.boolean(),
  /** Keys of question lists. */
  lists: z.array(key),
  votes,
  follows: z.array(key),
  bookmarks: z.array(key),
  answers: z.array(answer),
});

const person = z.strictObject({
  key,
  email: z.email().endsWith('@example.com'),
  /** Null for people who gave no name: they are shown as a member with a number. */
  firstName: z.string().nullable(),
  secondName: z.string().nullable(),
  bio: z.string().max(300).nullable(),
  isSuperuser: z.boolean(),
  isAnalyst: z.boolean(),
  joinedDaysAgo: daysAgo,
});

const members = z.strictObject({
  people: z.array(person),
  /** Offered to everybody who asks; others are typed. */
  defaultTags: z.array(z.string().regex(/^[A-Z0-9]+$/)),
  questionLists: z.array(z.strictObject({ key, name: z.string() })),
});

export type SampleQuestion = z.output<typeof question>;
export type SampleAnswer = z.output<typeof answer>;
export type SampleComment = z.output<typeof comment>;

export interface SampleCommunity extends z.output<typeof members> {
  /** Oldest first. */
  readonly questions: readonly SampleQuestion[];
}

/**
 * The community that comes with the sample: `members.json`, and the questions of each file in `questions/`.
 *
 * @throws ZodError for a file of another shape
 */
export async function readCommunity(folder: string = communityFolder): Promise<SampleCommunity> {
  const files = (await readdir(join(folder, 'questions')))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const read = await Promise.all(files.map((name) => readJson(join(folder, 'questions', name))));
  const questions = read.flatMap((file) => z.array(question).parse(file));
  return {
    ...members.parse(await readJson(join(folder, 'members.json'))),
    questions: questions.toSorted((a, b) => b.daysAgo - a.daysAgo),
  };
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}
