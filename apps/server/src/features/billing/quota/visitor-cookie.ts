import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../../platform/http/index.ts';

export interface Visitor {
  readonly visitorId: string;
  readonly month: string;
  readonly first: string;
}

const name = 'visitor';
/** The cookie names its month, so it only has to outlast the longest. */
const maxAgeSeconds = 31 * 24 * 60 * 60;

/** Null without a valid cookie of this month. */
export function readVisitorCookie(context: Pick<CallContext, 'cookie'>, month: string): Visitor | null {
  const [, visitorId = '', cookieMonth, first = ''] = form.exec(context.cookie(name) ?? '') ?? [];
  return cookieMonth === month ? { visitorId, month, first } : null;
}

/** The first company of a month stays in the cookie only, so that crawlers, which keep no cookies, add no rows. */
export function setVisitorCookie(
  context: Pick<CallContext, 'setCookie'>,
  month: string,
  first: string,
): void {
  context.setCookie({ name, value: `${randomUUID()}_${month}_${first}`, maxAgeSeconds });
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(\d{4}-\d{2}-01)_([A-Z0-9][A-Z0-9.-]{0,11})$/;
