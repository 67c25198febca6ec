import type { TextFigure } from '@tenfold/contract/financials';
import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Author, QuestionCategory, QuestionStatus, QuestionTag } from '@tenfold/contract/qa';
import type { HiddenBecause, ModerationReason } from '@tenfold/domain/qa';

/** A question, an answer or a comment, whoever reads it. */
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
  /** Its text is for its author and editors alone: removed, or held by reports. Null: neither. */
  readonly hiddenBecause: HiddenBecause | null;
  readonly hiddenSentence: string | null;
  /** Only its author and editors see it, and why not others. Never of a question, which has a state. */
  readonly approval: 'approved' | 'waiting' | 'rejected';
  readonly declinedBecause: ModerationReason | null;
  readonly declinedSentence: string | null;
  readonly ownsShare: boolean;
  readonly isGenerated: boolean;
  /** What the text names, as it was when it was posted. */
  readonly figures: readonly TextFigure[];
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
  readonly rejectedReason: ModerationReason | null;
  /** What the editor added to the sentence of the reason. */
  readonly rejectedBecause: string | null;
  readonly answeredById: PostId | null;
  readonly closesAt: Date | null;
  readonly closedAt: Date | null;
  readonly withAnalystsAt: Date | null;
  readonly bestAnswerId: PostId | null;
  readonly version: number;
  readonly companies: readonly string[];
  readonly tags: readonly QuestionTag[];
  readonly lists: readonly { readonly id: number; readonly name: string }[];
  /** What its author wants it to say, which nobody else reads. */
  readonly edit: ThreadEdit | null;
}

export interface ThreadEdit {
  readonly title: string;
  readonly description: string;
  readonly companies: readonly string[];
  readonly tags: readonly QuestionTag[];
  /** ISO time, the way JSON holds it. */
  readonly editedAt: string;
  readonly isDeclined: boolean;
  readonly declinedBecause: ModerationReason | null;
  readonly declinedSentence: string | null;
  readonly ownsShare: boolean;
  readonly isGenerated: boolean;
}

/** A question with all that is under it, whoever reads it: what one reader has of their own is laid over it. */
export interface Thread {
  readonly question: ThreadPost & QuestionFields;
  /** In the order they were written. */
  readonly answers: readonly ThreadPost[];
  /** The comments under each answer, in the order they were written, replies among them. */
  readonly comments: ReadonlyMap<PostId, readonly ThreadPost[]>;
  readonly authors: ReadonlyMap<AccountId, Author>;
  /** Versions of the authors’ last changes. */
  readonly accountVersions: ReadonlyMap<AccountId, number>;
  /** Another one each time a thread is read. */
  readonly stamp: number;
  /** Some of its texts are not for everybody. */
  readonly hasHeld: boolean;
  /** Bytes, roughly. */
  readonly size: number;
}

/** Without the texts that an editor has yet to approve, but for their author and editors. */
export function shownTo(
  thread: Thread,
  reader: { readonly id: AccountId; readonly isSuperuser: boolean } | null,
): Thread {
  if (!thread.hasHeld || reader?.isSuperuser) return thread;
  const isShown = ({ approval, authorId }: ThreadPost) =>
    approval === 'approved' || (reader !== null && authorId === reader.id);
  return {
    ...thread,
    answers: thread.answers.filter(isShown),
    comments: new Map([...thread.comments].map(([id, comments]) => [id, comments.filter(isShown)])),
  };
}

export function postsOf({ question, answers, comments }: Thread): ThreadPost[] {
  return [question, ...answers, ...[...comments.values()].flat()];
}

/**
 * Comments that are there, and those that aren’t where a reply to them is.
 *
 * @param comments each after what it replies to
 */
export function branchesWith(
  comments: readonly ThreadPost[],
  isThere: (comment: ThreadPost) => boolean,
): ThreadPost[] {
  const carrying = new Set<PostId>();
  const shown = comments.toReversed().filter((comment) => {
    const isShown = isThere(comment) || carrying.has(comment.id);
    if (isShown && comment.parentId !== null) carrying.add(comment.parentId);
    return isShown;
  });
  return shown.toReversed();
}
