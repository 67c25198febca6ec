import type { QuestionStatus } from '@tenfold/contract/qa';
import { type Act, type ActRefusal, mayDo } from '@tenfold/domain/qa';
import { type AppError, Conflict, Forbidden, type Person } from '../../../platform/http/index.ts';
import { noSuchPost } from '../reading/views/may-read.ts';
import type { LockedPost } from './locks.ts';

type ActingPerson = Pick<Person, 'id' | 'isSuperuser'>;

const stateOf = {
  waiting_approve: 'waiting',
  open: 'open',
  with_analysts: 'with_analysts',
  answered: 'answered',
  rejected: 'rejected',
} as const satisfies Record<QuestionStatus, string>;

/** @throws NotFound, Forbidden or Conflict, with a sentence for the person */
export function requireAct(person: ActingPerson, act: Act, locked: LockedPost): void {
  const { target, post, above } = locked;
  if ([target, post, ...above].some(isDeleted)) throw noSuchPost(target.kind);
  refuseHidden(person, locked);
  const why = whyNot(person, act, locked);
  if (why === 'own_text' && act === 'report')
    throw new Forbidden('You can’t report what you wrote yourself.');
  if (why !== null) throw refusal(why, target.kind);
}

/** For what is deleted, to bring it back or to delete it again: to everybody else it is as if it never was. @throws NotFound, Conflict */
export function requireActOnDeleted(person: ActingPerson, act: Act, locked: LockedPost): void {
  const { target, above } = locked;
  const under = target.kind === 'question' ? [] : [locked.post, ...above];
  const why = whyNot(person, act, locked);
  const isTheirs = why === null || refusals[why]?.as === Conflict;
  if (under.some(isDeleted) || !isTheirs) throw noSuchPost(target.kind);
  refuseHidden(person, { ...locked, target: locked.post });
  if (why !== null) throw refusal(why, target.kind);
}

/** Under a hidden text life goes on; in a hidden question nothing does. Its author and editors know that it is there. */
function refuseHidden(person: ActingPerson, { target, post }: LockedPost): void {
  const hidden = [post, target].find(({ hidden_at }) => hidden_at !== null);
  if (hidden === undefined) return;
  if (!person.isSuperuser && person.id !== hidden.account_id) throw noSuchPost(target.kind);
  throw new Conflict(
    hidden.hidden_because === 'reported'
      ? `Readers reported this ${hidden.kind}: an editor looks at it first.`
      : `This ${hidden.kind} was removed by the editors.`,
  );
}

function isDeleted({ deleted_at }: LockedPost['target']): boolean {
  return deleted_at !== null;
}

function whyNot(person: ActingPerson, act: Act, { post, question, target }: LockedPost): ActRefusal | null {
  const answer = mayDo(person, act, {
    kind: target.kind,
    authorId: target.account_id,
    children: target.children,
    isHeld: target.held_at !== null,
    question: { authorId: post.account_id, state: stateOf[question.status] },
  });
  return answer.ok ? null : answer.why;
}

function refusal(why: ActRefusal, kind: LockedPost['target']['kind']): AppError {
  const found = refusals[why];
  return found === null ? noSuchPost(kind) : new found.as(found.words);
}

interface Refusal {
  readonly as: typeof Conflict | typeof Forbidden;
  readonly words: string;
}

/** Null: nothing of the kind is there. */
const refusals: Readonly<Record<ActRefusal, Refusal | null>> = {
  not_found: null,
  unknown_act: null,
  sign_in: { as: Forbidden, words: 'Please sign in first.' },
  not_editor: { as: Forbidden, words: 'Only editors can do this.' },
  not_author: { as: Forbidden, words: 'Only its author can do this.' },
  own_text: { as: Forbidden, words: 'You can’t vote on what you wrote yourself.' },
  not_approved: { as: Conflict, words: 'This question isn’t approved yet.' },
  held: { as: Conflict, words: 'An editor reads this text first.' },
  already_approved: { as: Conflict, words: 'This question is already approved.' },
  already_rejected: { as: Conflict, words: 'This question was already rejected.' },
  has_answers: { as: Conflict, words: 'A question with answers can’t be deleted.' },
  has_comments: { as: Conflict, words: 'An answer with comments can’t be deleted.' },
  has_replies: { as: Conflict, words: 'A comment with replies can’t be deleted.' },
};
