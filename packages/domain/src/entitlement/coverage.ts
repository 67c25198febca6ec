import type { Entry, Failed } from './entry.ts';

/** A time in which something gives the plan. */
export interface Coverage {
  /** `billing`: the next period is being billed; neither it nor grace is a time to count on. */
  readonly cause: 'paid' | 'granted' | 'billing' | 'grace';
  readonly from: Date;
  /** Null: without an end. */
  readonly until: Date | null;
  /** The subscription that is paid; null: a grant. */
  readonly subscription: string | null;
}

const day = 86_400_000;

/** From the first refusal of a renewal. */
export const graceDays = 7;

/** A provider takes its time to bill the next period: nobody falls back to Light while it does. */
const billingDays = 1;

/** Where a subscription no longer gives anything: its end, or a dispute that isn’t won. */
type Cuts = ReadonlyMap<string, Date>;

export function coverageOf(entries: readonly Entry[]): Coverage[] {
  const cuts = cutsOf(entries);
  const all = [...paidTimes(entries, cuts), ...grants(entries), ...graces(entries, cuts)];
  return all.filter(({ from, until }) => until === null || from < until);
}

function paidTimes(entries: readonly Entry[], cuts: Cuts): Coverage[] {
  const last = new Map<string, Date>();
  const times = entries.flatMap((entry): Coverage[] => {
    if (entry.what !== 'paid') return [];
    const { subscription, from, to } = entry;
    last.set(subscription, latest(last.get(subscription), to));
    return [{ cause: 'paid', from, until: earliest(to, cuts.get(subscription)), subscription }];
  });
  const refused = new Map<string, Date>();
  for (const { subscription, at } of openFailures(entries)) {
    refused.set(subscription, earliest(at, refused.get(subscription)));
  }
  const renewing = [...last].map(([subscription, to]): Coverage => {
    const billed = new Date(to.getTime() + billingDays * day);
    const until = earliest(earliest(billed, refused.get(subscription)), cuts.get(subscription));
    return { cause: 'billing', from: to, until, subscription };
  });
  return [...times, ...renewing];
}

function grants(entries: readonly Entry[]): Coverage[] {
  const withdrawn = new Map(
    entries.flatMap((entry) => (entry.what === 'withdrawn' ? [[entry.grant, entry.at] as const] : [])),
  );
  return entries.flatMap((entry) => {
    if (entry.what !== 'granted') return [];
    const end = withdrawn.get(entry.grant);
    const until = end === undefined || (entry.until !== null && entry.until < end) ? entry.until : end;
    return [{ cause: 'granted', from: entry.from, until, subscription: null }];
  });
}

function graces(entries: readonly Entry[], cuts: Cuts): Coverage[] {
  return openFailures(entries).map(({ subscription, at }) => {
    const until = new Date(at.getTime() + graceDays * day);
    return { cause: 'grace', from: at, until: earliest(until, cuts.get(subscription)), subscription };
  });
}

/** Renewals that were refused, and neither paid since nor given up. */
export function openFailures(entries: readonly Entry[]): Failed[] {
  const settled = new Set(
    entries.flatMap((entry) => (entry.what === 'paid' || entry.what === 'void' ? [entry.invoice] : [])),
  );
  return entries.filter(
    (entry): entry is Failed => entry.what === 'failed' && entry.isRenewal && !settled.has(entry.invoice),
  );
}

function cutsOf(entries: readonly Entry[]): Cuts {
  const won = new Set(entries.flatMap((entry) => (entry.what === 'dispute won' ? [entry.dispute] : [])));
  const cuts = new Map<string, Date>();
  for (const entry of entries) {
    const isCut = entry.what === 'ended' || (entry.what === 'disputed' && !won.has(entry.dispute));
    if (isCut) cuts.set(entry.subscription, earliest(entry.at, cuts.get(entry.subscription)));
  }
  return cuts;
}

function earliest(one: Date, other: Date | undefined): Date {
  return other === undefined || one < other ? one : other;
}

function latest(one: Date | undefined, other: Date): Date {
  return one === undefined || one < other ? other : one;
}
