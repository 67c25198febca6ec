import type { TextKind } from '../acts/act-rules.ts';
import { answerDeadline } from '../question/question-state.ts';
import { type PointsAward, pointsFor } from './points.ts';

/** A decision of an editor that stands. */
export interface EditorDecision {
  readonly at: Date;
  /** Null: the editor’s account was deleted. */
  readonly byId: number | null;
}

/** All of a question that awards follow from, as it is now. */
export interface AwardFacts {
  readonly question: {
    readonly id: number;
    /** Null: the account was deleted, and its points with it. */
    readonly askerId: number | null;
    readonly approved: EditorDecision | null;
    readonly isRemoved: boolean;
    /** Written by a program, as its author says. */
    readonly isGenerated: boolean;
  };
  /** Its answers and their comments. */
  readonly texts: readonly AwardedText[];
  /** By `bestAnswer`. */
  readonly bestAnswerId: number | null;
}

export interface AwardedText {
  readonly kind: Exclude<TextKind, 'question'>;
  readonly id: number;
  readonly authorId: number | null;
  readonly isAnalyst: boolean;
  readonly featured: EditorDecision | null;
  readonly isRemoved: boolean;
  readonly isGenerated: boolean;
}

/**
 * The awards that should stand for a question and what was written under it. Five to the asker while it is approved; ten for a
 * text that is the best answer or featured, once, by whichever came first. A featured question earns nothing more.
 * Nothing for texts of analysts, for what a program wrote, for what is removed, and for what editors award themselves. What
 * stands under a hidden question keeps what it earned: nobody loses points for a text of somebody else.
 *
 * Example: an answer featured on day 3 and the best on day 7 earns 10 points since day 3; when it is no longer featured, since day 7.
 * Source: specification 1, "The best answer (most upvotes), or a featured answer or comment gets 10 points".
 */
export function pointsDue(facts: AwardFacts): PointsAward[] {
  const { question, texts } = facts;
  const { id, askerId, approved } = question;
  if (approved === null) return [];
  const earned = texts.flatMap((text) => earnedBy(text, bestSince(facts, text)));
  const earnsNothing = question.isRemoved || question.isGenerated;
  if (askerId === null || earnsNothing || approved.byId === askerId) return earned;
  const approvalAward: PointsAward = {
    accountId: askerId,
    points: pointsFor.approved,
    cause: 'approved',
    subject: { kind: 'question', id },
    since: approved.at,
  };
  return [approvalAward, ...earned];
}

function bestSince({ question: { approved }, bestAnswerId }: AwardFacts, text: AwardedText): Date | null {
  const isBest = text.kind === 'answer' && text.id === bestAnswerId;
  return isBest && approved !== null ? answerDeadline(approved.at) : null;
}

function earnedBy(text: AwardedText, best: Date | null): PointsAward[] {
  const { kind, id, authorId, featured } = text;
  if (authorId === null || text.isAnalyst || text.isGenerated || text.isRemoved) return [];
  const featuredAt = featured === null || featured.byId === authorId ? null : featured.at;
  const award = { accountId: authorId, subject: { kind, id } };
  if (featuredAt !== null && (best === null || featuredAt < best)) {
    return [{ ...award, points: pointsFor.featured, cause: 'featured', since: featuredAt }];
  }
  return best === null ? [] : [{ ...award, points: pointsFor.best, cause: 'best', since: best }];
}
