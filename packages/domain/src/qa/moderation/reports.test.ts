import { expect, test } from 'vitest';
import {
  isHeldByReports,
  nextReportAt,
  type ReportedText,
  type ReportReader,
  reportReasonsFor,
  reportsADay,
} from './reports.ts';

const now = new Date('2026-11-26T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const settled: ReportReader = { standing: 'settled', upheldAt: null };
const by = (reader: ReportReader | null, isWithdrawn = false) => ({ reader, isWithdrawn });
const text = (reports: ReportedText['reports'], of: Partial<ReportedText> = {}) =>
  isHeldByReports({ author: 'new', writtenAt: daysAgo(2), dismissedAt: null, reports, ...of }, now);
const three = [by(settled), by(settled), by(settled)];

test('three readers with standing hold a new account’s text, two don’t', () => {
  expect(text(three)).toBe(true);
  expect(text(three.slice(1))).toBe(false);
  expect(text([])).toBe(false);
});

test('a settled account’s text, and one of a deleted account, is never held, however many report it', () => {
  const many = Array.from({ length: 100 }, () => by(settled));
  expect(text(many, { author: 'settled' })).toBe(false);
  expect(text(many, { author: null })).toBe(false);
});

test('a report that was withdrawn, or whose account was deleted, holds nothing', () => {
  expect(text([...three.slice(1), by(settled, true)])).toBe(false);
  expect(text([...three.slice(1), by(null)])).toBe(false);
  expect(text([...three, by(null), by(settled, true)])).toBe(true);
});

test('a new reader holds nothing, and neither does one whose own text was removed for reports within 90 days', () => {
  expect(text([...three.slice(1), by({ standing: 'new', upheldAt: null })])).toBe(false);
  expect(text([...three.slice(1), by({ ...settled, upheldAt: daysAgo(89) })])).toBe(false);
  expect(text([...three.slice(1), by({ ...settled, upheldAt: daysAgo(90) })])).toBe(true);
});

test('what an editor left standing is not held again, unless its words are newer', () => {
  expect(text(three, { dismissedAt: daysAgo(1) })).toBe(false);
  expect(text(three, { dismissedAt: daysAgo(1), writtenAt: now })).toBe(true);
});

test('a reader reports twenty texts in 24 hours', () => {
  const reported = Array.from({ length: reportsADay }, (_, at) => new Date(now.getTime() - at * 60_000));
  expect(nextReportAt(reported.slice(1), now)).toBeNull();
  expect(nextReportAt(reported, now)).toEqual(new Date('2026-11-27T11:41:00Z'));
  expect(nextReportAt(reported, daysAgo(-1))).toBeNull();
});

test('a question has no wrong figure, as it states none', () => {
  expect(reportReasonsFor('comment')).toEqual(['spam', 'wrong_figure', 'unfriendly', 'off_topic', 'other']);
  expect(reportReasonsFor('question')).not.toContain('wrong_figure');
});
