import type { AnswerComment } from '@tenfold/contract/qa/post';
import { firstShown } from '@tenfold/domain/qa';

/** Comments beside one another: those on the answer (null), or the replies to one. */
export type Level = number | null;

/** What a page has of an answer’s comments. */
export interface KnownComments {
  /** Oldest first, replies among them. */
  readonly comments: readonly AnswerComment[];
  /** All there are, shown or not. */
  readonly count: number;
  /** Whether all of them are here; before that, all that are here are shown. */
  readonly isWhole: boolean;
  /** Levels that show more than their first ones. */
  readonly opened: ReadonlySet<Level> | 'all';
}

export interface ShownLevel {
  readonly shown: readonly AnswerComment[];
  /** `View all 7 comments`; null: nothing is hidden. */
  readonly viewAll: number | null;
}

export function knownAtFirst(comments: readonly AnswerComment[], count: number): KnownComments {
  return { comments, count, isWhole: false, opened: new Set() };
}

export function shownLevel(known: KnownComments, level: Level): ShownLevel {
  const all = atLevel(known.comments, level);
  const isOpen = !known.isWhole || known.opened === 'all' || known.opened.has(level);
  const shown = isOpen ? all : all.slice(0, firstShown);
  const total = level === null ? known.count : repliesTo(known, level);
  const isHiding = known.isWhole
    ? all.length > shown.length || (level === null && lacksSome(known))
    : hidesMore(known, level);
  return { shown, viewAll: isHiding ? total : null };
}

/** Whether there are comments that aren’t here: not loaded yet, or written by others since. */
export function lacksSome({ isWhole, comments, count }: KnownComments): boolean {
  return !isWhole || count > countOf(comments);
}

/** Opens a level of whole comments; that of the answer opens all below it too, so that “all 7 comments” are seven. */
export function openLevel(known: KnownComments, level: Level): KnownComments {
  if (level === null) return { ...known, opened: 'all' };
  if (known.opened === 'all') return known;
  return { ...known, opened: new Set([...known.opened, level]) };
}

/** Once all have been loaded: a level that showed all it had goes on doing so. */
export function completeComments(known: KnownComments, all: readonly AnswerComment[]): KnownComments {
  if (known.isWhole) return { ...known, comments: all, count: countOf(all) };
  const levels = new Set<Level>(known.comments.map((comment) => levelOf(comment, known.comments)));
  const opened = new Set([...levels].filter((level) => atLevel(known.comments, level).length > firstShown));
  return { comments: all, count: countOf(all), isWhole: true, opened };
}

/** One that was written or brought back here is shown, wherever it stands. */
export function withComment(known: KnownComments, comment: AnswerComment): KnownComments {
  if (known.comments.some(({ id }) => id === comment.id)) return replaceComment(known, comment);
  const comments = [...known.comments, comment].sort((one, other) => one.id - other.id);
  const added = {
    ...known,
    // One that waits for an editor is counted nowhere.
    count: known.count + (comment.approval === 'approved' ? 1 : 0),
    comments: countReply(comments, comment.replyCommentId, 1),
  };
  const level = levelOf(comment, comments);
  const isShown = shownLevel(added, level).shown.some(({ id }) => id === comment.id);
  return isShown || added.opened === 'all' ? added : { ...added, opened: new Set([...added.opened, level]) };
}

export function replaceComment(known: KnownComments, comment: AnswerComment): KnownComments {
  const before = known.comments.find(({ id }) => id === comment.id);
  if (before === undefined) return known;
  const comments = known.comments.map((each) => (each === before ? comment : each));
  const change = Number(isThere(comment)) - Number(isThere(before));
  if (change === 0) return { ...known, comments };
  const by = change > 0 ? 1 : -1;
  return { ...known, count: known.count + by, comments: countReply(comments, comment.replyCommentId, by) };
}

export function withoutComment(known: KnownComments, gone: AnswerComment): KnownComments {
  const comments = known.comments.filter(({ id }) => id !== gone.id);
  if (comments.length === known.comments.length) return known;
  return { ...known, count: known.count - 1, comments: countReply(comments, gone.replyCommentId, -1) };
}

/** The first that is shown after and wasn’t before, as the reader meets them. */
export function firstRevealed(before: KnownComments, after: KnownComments): number | null {
  const seen = new Set(inOrder(before).map(({ id }) => id));
  return inOrder(after).find(({ id }) => !seen.has(id))?.id ?? null;
}

function inOrder(known: KnownComments, level: Level = null): AnswerComment[] {
  return shownLevel(known, level).shown.flatMap((comment) => [comment, ...inOrder(known, comment.id)]);
}

function atLevel(comments: readonly AnswerComment[], level: Level): AnswerComment[] {
  return comments.filter((comment) => levelOf(comment, comments) === level);
}

/** A reply to a comment that isn’t here stands beside the first ones, so that nothing is lost. */
function levelOf({ replyCommentId }: AnswerComment, comments: readonly AnswerComment[]): Level {
  return comments.some(({ id }) => id === replyCommentId) ? replyCommentId : null;
}

/**
 * Whether a part has more at this level, as far as the counters say. What they can’t place, such as a comment
 * that somebody wrote since, is offered with all of the answer.
 */
function hidesMore(known: KnownComments, level: Level): boolean {
  if (level !== null) return repliesTo(known, level) > countOf(atLevel(known.comments, level));
  const hidden = known.count - countOf(known.comments);
  const hiddenReplies = known.comments
    .map(({ id }) => Math.max(0, repliesTo(known, id) - countOf(atLevel(known.comments, id))))
    .reduce((sum, replies) => sum + replies, 0);
  return hidden > hiddenReplies;
}

function repliesTo({ comments }: KnownComments, id: number): number {
  return comments.find((comment) => comment.id === id)?.counters.repliesCount ?? 0;
}

/** One that was deleted or removed, and whose replies stay, isn’t counted. */
function countOf(comments: readonly AnswerComment[]): number {
  return comments.filter(isThere).length;
}

function isThere({ isDeleted, hidden }: AnswerComment): boolean {
  return !isDeleted && hidden === null;
}

function countReply(comments: readonly AnswerComment[], to: number | null, change: 1 | -1): AnswerComment[] {
  return comments.map((comment) =>
    comment.id === to
      ? {
          ...comment,
          counters: { ...comment.counters, repliesCount: comment.counters.repliesCount + change },
        }
      : comment,
  );
}
