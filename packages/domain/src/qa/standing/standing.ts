import { countLinks } from './count-links.ts';

/** `new`: until seven days after the first approved post. */
export type WriterStanding = 'new' | 'settled';

const day = 24 * 3_600_000;

/** How long an account is new, from its first approved post. */
export const newForDays = 7;

/** So many posts of an account are read by an editor before others see them. */
export const postsReadFirst = 2;

/** How much may be written, by standing: posts in 24 hours, links in each; null without a limit. Source: issue 27, point 4. */
export const writingLimits = {
  new: { postsADay: 3, linksAPost: 2 },
  settled: { postsADay: 20, linksAPost: null },
} as const satisfies Record<WriterStanding, { postsADay: number; linksAPost: number | null }>;

/** What an editor's limit leaves, and for how long. */
export const accountLimit = { postsADay: 3, days: 7 } as const;

/** When a limit that is set now ends. */
export function limitEnds(now: Date): Date {
  return new Date(now.getTime() + accountLimit.days * day);
}

/** The same words of one person are refused for so long. */
export const sameTextDays = 30;

/** A comment shorter than that, in characters, is a courtesy: “Thanks!” is the same text wherever it is meant. */
const courtesyLength = 40;

/** Whether a comment may be said again below another question. One with a web address may not. */
export function isCourtesy(text: string): boolean {
  return text.length < courtesyLength && countLinks(text) === 0;
}

export interface WriterRecord {
  /** When the account was taken for settled without the rule, as those from before it were; null: the rule decides. */
  readonly settledAt: Date | null;
  /** When their first posts were approved, oldest first; the first two are enough. */
  readonly approvedAt: readonly Date[];
  /** When they posted in the last 24 hours, in any order; what they deleted since is among them. */
  readonly postedAt: readonly Date[];
  /** Until when an editor has limited them; null: nobody has. */
  readonly limitedUntil: Date | null;
}

type ApprovedRecord = Pick<WriterRecord, 'settledAt' | 'approvedAt'>;

export function standingOf({ settledAt, approvedAt }: ApprovedRecord, now: Date): WriterStanding {
  if (settledAt !== null && settledAt <= now) return 'settled';
  const [first] = approvedAt;
  return first !== undefined && first.getTime() + newForDays * day <= now.getTime() ? 'settled' : 'new';
}

/** Whether an editor reads their next answer or comment before others do. Questions wait whoever asks. */
export function isReadFirst({ settledAt, approvedAt }: ApprovedRecord, now: Date): boolean {
  return (settledAt === null || settledAt > now) && approvedAt.length < postsReadFirst;
}

/** `links`: more than `most` in one text; `posts`: `most` in 24 hours, and the next one at `until`. */
export type WritingRefusal =
  | { readonly why: 'links'; readonly most: number }
  | {
      readonly why: 'posts';
      readonly most: number;
      readonly by: WriterStanding | 'editor';
      readonly until: Date;
    };

/**
 * Why one more post is refused; null: it isn’t.
 *
 * Example: with posts at 9, 10 and 11 a new account posts again at 9 the next day.
 */
export function writingRefusal(record: WriterRecord, links: number, now: Date): WritingRefusal | null {
  const standing = standingOf(record, now);
  const refusal = linksRefusal(standing, links);
  if (refusal !== null) return refusal;
  const { postsADay: most } = writingLimits[standing];
  const byStanding = nextPostAt(record.postedAt, most, now);
  const ends = record.limitedUntil;
  if (ends === null || ends <= now || most <= accountLimit.postsADay) {
    return byStanding === null ? null : { why: 'posts', most, by: standing, until: byStanding };
  }
  const byEditor = nextPostAt(record.postedAt, accountLimit.postsADay, now);
  if (byEditor === null) return null;
  // Once the limit ends, what their standing allows counts again.
  const after = byStanding !== null && byStanding > ends ? byStanding : ends;
  const until = byEditor < after ? byEditor : after;
  return { why: 'posts', most: accountLimit.postsADay, by: 'editor', until };
}

/** When one more than `most` in 24 hours is possible; null: now. */
function nextPostAt(postedAt: readonly Date[], most: number, now: Date): Date | null {
  const since = now.getTime() - day;
  const recent = postedAt
    .map((at) => at.getTime())
    .filter((at) => at > since)
    .sort((one, other) => other - one);
  const oldest = recent[most - 1];
  return oldest === undefined ? null : new Date(oldest + day);
}

/** Holds for an edit, too. */
export function linksRefusal(standing: WriterStanding, links: number): WritingRefusal | null {
  const { linksAPost: most } = writingLimits[standing];
  return most !== null && links > most ? { why: 'links', most } : null;
}
