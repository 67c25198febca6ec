import { InvalidRequest } from '../../../../platform/http/index.ts';

/** What a page of a queue ended with: the next one begins after it, whatever was decided meanwhile. */
export interface QueuePlace {
  readonly at: Date;
  readonly key: string;
}

export function writePlace({ at, key }: QueuePlace): string {
  return Buffer.from(`${at.getTime()}.${key}`).toString('base64url');
}

/** @throws InvalidRequest for what no page was answered with */
export function readPlace(cursor: string | undefined): QueuePlace | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, milliseconds, key] = /^(\d{1,15})\.([\p{L}\p{N}]{1,40})$/u.exec(text) ?? [];
  if (milliseconds === undefined || key === undefined) {
    throw new InvalidRequest('This page is not there.', { cursor: 'Use `next` of the page before' });
  }
  return { at: new Date(Number(milliseconds)), key };
}

export interface QueuePage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** @param found one more than a page has, where there is one */
export function pageOf<Item>(
  found: readonly Item[],
  size: number,
  placeOf: (item: Item) => QueuePlace,
): QueuePage<Item> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, next: found.length > size && last !== undefined ? writePlace(placeOf(last)) : null };
}
