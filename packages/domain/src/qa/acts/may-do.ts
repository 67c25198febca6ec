import { isPublicState, type QuestionStateName } from '../question/question-state.ts';
import { type Act, type ActRule, actRules, type TextKind } from './act-rules.ts';

export interface CommunityMember {
  readonly id: number;
  /** An editor. */
  readonly isSuperuser: boolean;
}

/** A question, an answer or a comment that is there: what was removed is to be found by nobody. */
export interface ActSubject {
  readonly kind: TextKind;
  /** Null: the account was deleted. */
  readonly authorId: number | null;
  /** Visible answers of a question, comments on an answer, replies to a comment. */
  readonly children: number;
  /** It, or what it is under, waits for an editor, or was declined: others don’t see it. */
  readonly isHeld?: boolean;
  /** Itself, if it is one. */
  readonly question: { readonly authorId: number | null; readonly state: QuestionStateName };
}

/**
 * Why not. `not_found`: to this person there is no such text; said before anything else, so that no refusal tells that there
 * is. `unknown_act`: no such thing can be done to this kind of text.
 */
export type ActRefusal =
  | 'not_found'
  | 'unknown_act'
  | 'sign_in'
  | 'not_editor'
  | 'not_author'
  | 'own_text'
  | 'not_approved'
  | 'held'
  | 'already_approved'
  | 'already_rejected'
  | 'has_answers'
  | 'has_comments'
  | 'has_replies';

export type ActAnswer = { readonly ok: true } | { readonly ok: false; readonly why: ActRefusal };

/**
 * Whether a person may do something to a text, and if not, the first reason. An analyst may do what every member may: the
 * role marks an answer and changes what it earns, nothing else. No act depends on the plan.
 *
 * @param person null: a visitor
 */
export function mayDo(person: CommunityMember | null, act: Act, subject: ActSubject): ActAnswer {
  const why = refusalOf(person, act, subject);
  return why === null ? { ok: true } : { ok: false, why };
}

function refusalOf(person: CommunityMember | null, act: Act, subject: ActSubject): ActRefusal | null {
  if (!isThereFor(person, subject)) return 'not_found';
  const rule = actRules[subject.kind][act];
  if (rule === undefined) return 'unknown_act';
  if (subject.isHeld && !whileHeld.includes(act)) return 'held';
  return (
    refusalOfPerson(person, rule, subject) ??
    refusalOfState(rule, subject.question.state) ??
    (rule.isChildless && subject.children > 0 ? hasChildren[subject.kind] : null)
  );
}

/** What can be done to a text that only its author and editors see. */
const whileHeld: readonly Act[] = ['see', 'edit', 'delete'];

function isThereFor(
  person: CommunityMember | null,
  { question, authorId, isHeld = false }: ActSubject,
): boolean {
  if (isHeld && (person === null || !(person.isSuperuser || person.id === authorId))) return false;
  if (isPublicState(question.state)) return true;
  return person !== null && (person.isSuperuser || person.id === question.authorId);
}

function refusalOfPerson(
  person: CommunityMember | null,
  { by }: ActRule,
  { authorId }: ActSubject,
): ActRefusal | null {
  if (by === 'anyone') return null;
  if (person === null) return 'sign_in';
  const isAuthor = person.id === authorId;
  if (by === 'reader') return isAuthor ? 'own_text' : null;
  if (by === 'author') return isAuthor ? null : 'not_author';
  if (by === 'editor') return person.isSuperuser ? null : 'not_editor';
  if (by === 'author or editor') return isAuthor || person.isSuperuser ? null : 'not_author';
  return null;
}

function refusalOfState(rule: ActRule, state: QuestionStateName): ActRefusal | null {
  if (rule.while.includes(state)) return null;
  if (isPublicState(state)) return 'already_approved';
  return rule.while.includes('waiting') ? 'already_rejected' : 'not_approved';
}

const hasChildren = { question: 'has_answers', answer: 'has_comments', comment: 'has_replies' } as const;
