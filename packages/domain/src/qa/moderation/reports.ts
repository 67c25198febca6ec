import type { TextKind } from '../acts/act-rules.ts';
import type { WriterStanding } from '../standing/standing.ts';
import { type ModerationReason, reasonsFor } from './reasons.ts';

const day = 24 * 3_600_000;

/** How many texts a reader may report in 24 hours; one that is withdrawn counts. */
export const reportsADay = 20;

/** So many readers with standing hold a new account’s text. Source: issue 27, point 3. */
export const readersToHold = 3;

/** So long after a text of theirs was removed for its reports a reader’s own report holds nothing. */
export const upheldReportDays = 90;

/** The same words of so many accounts within so many days are one report. Source: issue 27, point 4. */
export const accountsToShare = 3;
export const sharedTextDays = 7;

const readersReasons: readonly ModerationReason[] = [
  'spam',
  'wrong_figure',
  'unfriendly',
  'off_topic',
  'other',
];

/** What a reader can report a text of this kind for, in the order of the list. */
export function reportReasonsFor(kind: TextKind): ModerationReason[] {
  const possible = reasonsFor(kind);
  return readersReasons.filter((reason) => possible.includes(reason));
}

/**
 * From when somebody may report one more text; null: now.
 *
 * @param reported when they reported a text the first time, in any order
 */
export function nextReportAt(reported: readonly Date[], now: Date): Date | null {
  const recent = reported.map((at) => at.getTime()).filter((at) => at > now.getTime() - day);
  const oldest = recent.toSorted((one, other) => other - one)[reportsADay - 1];
  return oldest === undefined ? null : new Date(oldest + day);
}

/** Who reported a text, as far as it decides whether their report can hold it. */
export interface ReportReader {
  readonly standing: WriterStanding;
  /** When reports of a text of their own were upheld last; null: never. */
  readonly upheldAt: Date | null;
}

export interface TextReport {
  /** Null: that account was deleted. */
  readonly reader: ReportReader | null;
  readonly isWithdrawn: boolean;
}

export interface ReportedText {
  /** Null: of nobody any more. */
  readonly author: WriterStanding | null;
  /** When its words were written. */
  readonly writtenAt: Date;
  /** When an editor dismissed its reports last; null: none did. */
  readonly dismissedAt: Date | null;
  /** Those that no editor decided, one a reader. */
  readonly reports: readonly TextReport[];
}

/**
 * Whether reports alone keep a text from others until an editor has looked: those of three readers with standing, and only a
 * new account’s text. What an editor left standing isn’t held again, unless its words are newer.
 *
 * Example: three settled readers hold a newcomer’s comment; two of them and a newcomer don’t.
 */
export function isHeldByReports(
  { author, writtenAt, dismissedAt, reports }: ReportedText,
  now: Date,
): boolean {
  if (author !== 'new') return false;
  if (dismissedAt !== null && dismissedAt >= writtenAt) return false;
  const counted = reports.filter(
    ({ reader, isWithdrawn }) => !isWithdrawn && reader !== null && hasStanding(reader, now),
  );
  return counted.length >= readersToHold;
}

/** No longer new, and no report of a text of theirs upheld in 90 days. */
function hasStanding({ standing, upheldAt }: ReportReader, now: Date): boolean {
  const isClean = upheldAt === null || upheldAt.getTime() + upheldReportDays * day <= now.getTime();
  return standing === 'settled' && isClean;
}
