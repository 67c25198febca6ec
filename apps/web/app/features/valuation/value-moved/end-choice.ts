import type { IsoDate } from '@tenfold/domain/facts';

/** One end of a walk: how the forecast stands on the page, a version by its number, or how it stood on a day. */
export type EndChoice =
  | { readonly kind: 'now' }
  | { readonly kind: 'version'; readonly number: number }
  | { readonly kind: 'day'; readonly day: IsoDate };

export const now: EndChoice = { kind: 'now' };
