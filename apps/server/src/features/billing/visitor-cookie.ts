import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../platform/http/index.ts';

export interface Visitor {
  readonly visitorId: string;
  readonly month: string;
  readonly first: string;
}

const name = 'visitor';
/** A month is told by the cookie itself; it has only to last as long as the longest. */
const maxAgeSeconds = 31 * 24 * 60 * 60;

/** Null for who brings no cookie of this month, or one that is not ours. */
export function readVisitorCookie(context: Pick<CallContext, 'cookie'>, month: string): Visitor | null {
  const [, visitorId = '', cookieMonth, first = ''] = form.exec(context.cookie(name) ?? '') ?? [];
  return cookieMonth === month ? { visitorId, month, first } : null;
}

/**
 * The first company of a month rides in the cookie and is counted when a second one is opened: whoever keeps no cookie, as
 * the crawlers of search engines, leaves no trace in the database.
 */
export function setVisitorCookie(
  context: Pick<CallContext, 'setCookie'>,
  month: string,
  first: string,
): void {
  context.setCookie({ name, value: `${randomUUID()}_${month}_${first}`, maxAgeSeconds });
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(\d{4}-\d{2}-01)_([A-Z0-9][A-Z0-9.-]{0,11})$/;
