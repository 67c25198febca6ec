import type { PostId } from '@tenfold/contract/ids';
import {
  countLinks,
  isCourtesy,
  isReadFirst,
  linksRefusal,
  newForDays,
  sameTextDays,
  standingOf,
  type WritingRefusal,
  writingRefusal,
} from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { type AppError, Conflict, InvalidRequest, TooManyRequests } from '../../../../platform/http/index.ts';
import { inTheirZone } from '../in-their-zone.ts';
import type { Doer } from '../write-deps.ts';
import { describeLimit } from './read-limits.ts';
import { readWriter } from './read-writer.ts';
import { textHash } from './text-hash.ts';

const day = 24 * 3_600_000;

interface WantedText {
  /** Title and details, or the text alone. */
  readonly parts: readonly string[];
  /** Where the contract has it: a refusal of the text itself stands there. */
  readonly field: string;
  /** For a comment, its question: a courtesy is refused a second time there alone. */
  readonly commentOn?: PostId;
}

export interface Room {
  /** An editor reads it first. */
  readonly isHeld: boolean;
  readonly hash: Buffer;
}

/**
 * Whether somebody, who is locked as a writer, may post one more text. Editors and analysts write as much as their work takes.
 *
 * @throws TooManyRequests above their posts of a day, InvalidRequest above their links, Conflict for words they posted before
 */
export async function requireRoom(tx: Db, person: Doer, wanted: WantedText, now: Date): Promise<Room> {
  const hash = textHash(...wanted.parts);
  if (isExempt(person)) return { isHeld: false, hash };
  const record = await readWriter(tx, person.id, now);
  const refusal = writingRefusal(record, countLinks(wanted.parts.join(' ')), now);
  if (refusal !== null) throw await refused(tx, person, wanted.field, refusal, now);
  await refuseSameText(tx, person, { ...wanted, hash, id: null }, now);
  return { isHeld: isReadFirst(record, now), hash };
}

/** The same of a text that is there: it is no other post. @returns its hash @throws InvalidRequest, Conflict */
export async function requireRoomForEdit(
  tx: Db,
  person: Doer,
  wanted: WantedText & { readonly id: PostId },
  now: Date,
): Promise<Buffer> {
  const hash = textHash(...wanted.parts);
  if (isExempt(person)) return hash;
  const standing = standingOf(await readWriter(tx, person.id, now), now);
  const refusal = linksRefusal(standing, countLinks(wanted.parts.join(' ')));
  if (refusal !== null) throw await refused(tx, person, wanted.field, refusal, now);
  await refuseSameText(tx, person, { ...wanted, hash }, now);
  return hash;
}

function isExempt({ isSuperuser, isAnalyst }: Doer): boolean {
  return isSuperuser || isAnalyst;
}

interface HashedText extends WantedText {
  readonly hash: Buffer;
  /** Null: it is new. */
  readonly id: PostId | null;
}

/** @throws Conflict */
async function refuseSameText(
  tx: Db,
  { id }: Doer,
  { parts, commentOn, hash, id: except }: HashedText,
  now: Date,
): Promise<void> {
  const within = commentOn !== undefined && isCourtesy(parts.join(' ')) ? commentOn : null;
  const { rows } = await sql<{ at: Date }>`
    select coalesce(written_at, created_at) as at from qa_post
     where text_hash = ${hash} and account_id = ${id} and id is distinct from ${except}
       and (${within}::bigint is null or question_id = ${within})
       and deleted_at is null and created_at > ${new Date(now.getTime() - sameTextDays * day)}
     order by created_at desc limit 1`.execute(tx);
  const [same] = rows;
  if (same === undefined) return;
  const at = await inTheirZone(tx, id, same.at);
  const until = await inTheirZone(tx, id, new Date(same.at.getTime() + sameTextDays * day));
  throw new Conflict(`You posted the same text on ${at}. You can post it again on ${until}.`);
}

async function refused(
  tx: Db,
  { id }: Doer,
  field: string,
  refusal: WritingRefusal,
  now: Date,
): Promise<AppError> {
  if (refusal.why === 'links') {
    const sentence = `New accounts can use ${refusal.most} links in a post. The limit ends ${newForDays} days after your first approved post.`;
    return new InvalidRequest(sentence, { [field]: sentence });
  }
  const { most, by, until } = refusal;
  const at = await inTheirZone(tx, id, until);
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1_000);
  const why =
    by === 'editor'
      ? (await describeLimit(tx, id, now))?.sentence
      : `${by === 'new' ? 'New accounts' : 'You'} can write ${most} posts a day.`;
  return new TooManyRequests(`${why} You can post again on ${at}.`, seconds);
}
