import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { PaymentRefused, type ProviderEvent } from '../provider/provider.ts';
import { type Answer, findAnswer, open, saveAnswer } from './answer-store.ts';
import { findCustomer, lockCustomer, type SandboxCustomer, saveCustomer } from './customer-store.ts';
import { nextDueAt, runDue } from './due.ts';
import { insertEvent } from './event-store.ts';
import { newId, type SandboxState } from './state.ts';
import type { Turn } from './turn.ts';

export interface SandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** In the transaction of what happened. */
  readonly onEvent: (tx: Db, event: ProviderEvent) => Promise<void>;
}

type Change<T> = (turn: Turn) => T;

/** Changes a customer, after all that was due before. What a refusal leaves in the state is kept. @throws PaymentRefused */
export async function changeCustomer<T>(deps: SandboxDeps, customer: string, change: Change<T>): Promise<T> {
  const answer = await deps.db.transaction().execute(async (tx) => {
    const stored = await getLocked(tx, customer);
    return applyChange(deps, tx, stored, change);
  });
  return open(answer);
}

/** Idempotent: the same key gives the same answer. @throws PaymentRefused */
export async function changeOnce<T>(
  deps: SandboxDeps,
  of: { readonly customer: string; readonly key: string; readonly call: string },
  change: Change<T>,
): Promise<T> {
  const answer = await deps.db.transaction().execute(async (tx) => {
    const stored = await getLocked(tx, of.customer);
    const known = await findAnswer<T>(tx, of.key, of.call);
    if (known !== null) return known;
    const fresh = await applyChange(deps, tx, stored, change);
    await saveAnswer(tx, of, fresh, deps.clock.now());
    return fresh;
  });
  return open(answer);
}

/** Moves the customer’s clock to `timeOf` what it shows; everything due until then happens. Answers what it shows then. */
export function moveCustomer(
  deps: SandboxDeps,
  customer: string,
  timeOf: (now: Date) => Date,
): Promise<Date> {
  return deps.db.transaction().execute(async (tx) => {
    const stored = await getLocked(tx, customer);
    const now = timeShown(deps, stored);
    const time = timeOf(now);
    if (time < now) throw new RangeError('a clock moves ahead');
    const clockAhead = stored.clockAhead + time.getTime() - now.getTime();
    await applyChange(deps, tx, { ...stored, clockAhead }, () => undefined);
    return time;
  });
}

/** The current state, including what is due but not yet stored. Null: not known, or forgotten. */
export async function peek(
  deps: SandboxDeps,
  customer: string,
): Promise<{ readonly state: SandboxState; readonly now: Date } | null> {
  const stored = await findCustomer(deps.db, customer);
  if (stored === null || stored.state.isForgotten) return null;
  const now = timeShown(deps, stored);
  runDue(stored.state, now, () => undefined);
  return { state: stored.state, now };
}

async function getLocked(tx: Db, customer: string): Promise<SandboxCustomer> {
  const stored = await lockCustomer(tx, customer);
  if (stored === null) throw new Error('not a customer of the sandbox');
  return stored;
}

async function applyChange<T>(
  deps: SandboxDeps,
  tx: Db,
  stored: SandboxCustomer,
  change: Change<T>,
): Promise<Answer<T>> {
  const { state } = stored;
  const types: string[] = [];
  const emit = (type: string) => {
    types.push(type);
  };
  const at = timeShown(deps, stored);
  runDue(state, at, emit);
  const answer = answerOf(() => change({ state, at, emit }));
  const events = types.map((type) => newEvent(deps, state, type));
  await saveCustomer(tx, stored, dueBySystem(stored));
  for (const event of events) {
    await insertEvent(tx, event);
    await deps.onEvent(tx, event);
  }
  return answer;
}

function answerOf<T>(work: () => T): Answer<T> {
  try {
    return { value: work() };
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    return { refused: { reason: error.reason, message: error.message } };
  }
}

function newEvent({ clock }: SandboxDeps, state: SandboxState, type: string): ProviderEvent {
  return {
    id: newId(state, 'evt'),
    type,
    createdAt: clock.now(),
    customer: state.customer,
    environment: 'sandbox',
  };
}

function timeShown({ clock }: SandboxDeps, { clockAhead }: SandboxCustomer): Date {
  return new Date(clock.now().getTime() + clockAhead);
}

function dueBySystem({ state, clockAhead }: SandboxCustomer): Date | null {
  const due = nextDueAt(state);
  return due === null ? null : new Date(due.getTime() - clockAhead);
}
