import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Author, QuestionCategory, QuestionStatus, QuestionTag } from '@tenfold/contract/qa';

/** A question, an answer or a comment as everybody sees it. */
export interface ThreadPost {
  readonly id: PostId;
  readonly kind: 'question' | 'answer' | 'comment';
  /** Null once the account is deleted. */
  readonly authorId: AccountId | null;
  readonly questionId: PostId | null;
  readonly answerId: PostId | null;
  /** The comment it replies to. */
  readonly parentId: PostId | null;
  /** Empty of a deleted comment. */
  readonly text: string;
  readonly revision: number;
  readonly isByAnalyst: boolean;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly featuredAt: Date | null;
  /** A comment whose replies stay. */
  readonly isDeleted: boolean;
  /** When the thread was read: votes since then are counted apart. */
  readonly likes: number;
  readonly dislikes: number;
  readonly children: number;
  /** What it came to for its author, by award. */
  readonly points: { readonly question?: number; readonly text?: number };
}

export interface QuestionFields {
  readonly title: string;
  readonly category: QuestionCategory;
  readonly year: string | null;
  readonly rows: readonly string[];
  readonly status: QuestionStatus;
  readonly approvedAt: Date | null;
  readonly rejectedAt: Date | null;
  readonly rejectedBecause: string | null;
  readonly closesAt: Date | null;
  readonly closedAt: Date | null;
  readonly withAnalystsAt: Date | null;
  readonly bestAnswerId: PostId | null;
  readonly version: number;
  readonly companies: readonly string[];
  readonly tags: readonly QuestionTag[];
  readonly lists: readonly { readonly id: number; readonly name: string }[];
  readonly hasPendingEdit: boolean;
}

/** A question with all that is under it, whoever reads it: what one reader has of their own is laid over it. */
export interface Thread {
  readonly question: ThreadPost & QuestionFields;
  /** In the order they were written. */
  readonly answers: readonly ThreadPost[];
  /** Of each answer, in the order they were written, replies among them. */
  readonly comments: ReadonlyMap<PostId, readonly ThreadPost[]>;
  readonly authors: ReadonlyMap<AccountId, Author>;
  /** Of the authors’ last changes. */
  readonly accountVersions: ReadonlyMap<AccountId, number>;
  /** Another one each time a thread is read. */
  readonly stamp: number;
  /** Bytes, roughly. */
  readonly size: number;
}

export function postsOf({ question, answers, comments }: Thread): ThreadPost[] {
  return [question, ...answers, ...[...comments.values()].flat()];
}
