import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { ActKind, EditorAct, getActs, PostKind } from '@tenfold/contract/qa';
import type { ModerationReason } from '@tenfold/domain/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { deletedAuthor, readAuthors } from '../reading/views/read-authors.ts';
import { isRestorable } from '../writing/write-deps.ts';
import { isOfGroup, isOfList, isOfTag } from './act-kinds.ts';
import { groupOfAct, matchesWords } from './search-acts.ts';

type Acts = ReplyOf<typeof getActs>;

export interface WantedActs {
  /** Null: of all editors. */
  readonly editor: AccountId | null;
  readonly kind: ActKind | null;
  /** As typed; empty: all. */
  readonly search: string;
  /** Ids of acts: those older, or those newer. Null: the newest. */
  readonly before: number | null;
  readonly after: number | null;
  readonly limit: number;
}

interface ActRow {
  readonly id: number;
  readonly kind: ActKind;
  readonly editorId: AccountId | null;
  readonly accountId: AccountId | null;
  /** Who is in the group that an act was about. */
  readonly groupIds: readonly AccountId[];
  readonly postId: PostId | null;
  readonly postKind: PostKind | null;
  readonly questionId: PostId | null;
  readonly answerId: PostId | null;
  readonly title: string | null;
  readonly tagKey: string | null;
  /** The list or the tag; empty: it was about none. */
  readonly name: string;
  readonly reason: ModerationReason | null;
  readonly sentence: string | null;
  readonly points: number;
  readonly actedAt: Date;
  readonly undoneAt: Date | null;
  readonly undoneBy: AccountId | null;
}

/** A page of the history, newest first. */
export async function listActs(db: Db, wanted: WantedActs, now: Date): Promise<Acts> {
  const rows = await readPage(db, wanted);
  const { newer, older, editorIds } = await readAround(db, wanted, rows);
  return {
    acts: await describeActs(db, rows, now),
    newer,
    older,
    editors: [...(await readAuthors(db, editorIds)).authors.values()].sort((one, other) =>
      one.fullName.localeCompare(other.fullName),
    ),
  };
}

/** @throws NotFound */
export async function describeAct(db: Db, id: number, now: Date): Promise<EditorAct> {
  const [act] = await describeActs(db, await readRows(db, sql`where act.id = ${id}`), now);
  if (act === undefined) throw new NotFound('There is no such act.');
  return act;
}

async function readPage(db: Db, { before, after, limit, ...wanted }: WantedActs): Promise<ActRow[]> {
  const by = filterOf(wanted);
  if (after !== null) {
    const rows = await readRows(db, sql`where ${by} and act.id > ${after} order by act.id limit ${limit}`);
    return rows.toReversed();
  }
  const older = before === null ? sql`true` : sql`act.id < ${before}`;
  return readRows(db, sql`where ${by} and ${older} order by act.id desc limit ${limit}`);
}

function filterOf({
  editor,
  kind,
  search,
}: Pick<WantedActs, 'editor' | 'kind' | 'search'>): RawBuilder<unknown> {
  const byEditor = editor === null ? sql`true` : sql`act.editor_id = ${editor}`;
  const byKind = kind === null ? sql`true` : sql`act.kind = ${kind}`;
  return sql`${byEditor} and ${byKind} and ${search === '' ? sql`true` : matchesWords(search)}`;
}

/** Points are those of whom it concerned: another’s answer may have become the best one by it. */
async function readRows(db: Db, which: RawBuilder<unknown>): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select act.id, act.kind, editor_id as "editorId", act.account_id as "accountId", post.id as "postId",
           post.kind as "postKind", coalesce(post.question_id, post.id) as "questionId", post.answer_id as "answerId",
           title, act.data ->> 'tag' as "tagKey",
           concat_ws(' with ', act.data ->> 'name', act.data ->> 'byName') as "name", act.reason, act.sentence,
           acted_at as "actedAt", undone_at as "undoneAt", undone_by as "undoneBy",
           array(${groupOfAct} order by account_id) as "groupIds",
           (select coalesce(sum(points), 0)::integer from qa_points
             where qa_points.id = any(act.entries)
               and (qa_points.account_id = act.account_id or qa_points.account_id in (${groupOfAct}))) as points
      from qa_act as act left join qa_post as post on post.id = act.post_id
           left join qa_question on qa_question.post_id = coalesce(post.question_id, post.id) ${which}`.execute(
    db,
  );
  return rows;
}

/** From one editor to the next along the index: reading each act for its editor takes as long as there are acts. */
const everyEditor = sql`
  with recursive editor (id) as (
    select min(editor_id) from qa_act where editor_id is not null
    union all
    select (select min(editor_id) from qa_act where editor_id > editor.id) from editor where editor.id is not null)
  select id from editor where id is not null`;

interface Around {
  readonly newer: number | null;
  readonly older: number | null;
  readonly editorIds: AccountId[];
}

async function readAround(db: Db, wanted: WantedActs, page: readonly ActRow[]): Promise<Around> {
  const by = filterOf(wanted);
  const first = page[0]?.id ?? null;
  const last = page.at(-1)?.id ?? null;
  const { rows } = await sql<{ newer: boolean; older: boolean; editors: AccountId[] }>`
    select exists (select from qa_act as act where ${by} and act.id > ${first}::bigint) as newer,
           exists (select from qa_act as act where ${by} and act.id < ${last}::bigint) as older,
           array(${everyEditor}) as editors`.execute(db);
  const [around] = rows;
  return {
    newer: around?.newer === true ? first : null,
    older: around?.older === true ? last : null,
    editorIds: around?.editors ?? [],
  };
}

async function describeActs(db: Db, rows: readonly ActRow[], now: Date): Promise<EditorAct[]> {
  const ids = rows.flatMap((row) => [row.editorId, row.accountId, row.undoneBy, ...row.groupIds]);
  const { authors } = await readAuthors(db, [...new Set(ids.filter((id) => id !== null))]);
  const person = (id: AccountId | null) => (id === null ? null : (authors.get(id) ?? null));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    post: placeOf(row),
    name: row.name === '' ? null : row.name,
    tagKey: row.tagKey,
    whom: person(row.accountId),
    group: row.groupIds.flatMap((id) => person(id) ?? []),
    editor: person(row.editorId) ?? deletedAuthor,
    reason: row.reason,
    sentence: row.sentence,
    points: row.points,
    actedAt: row.actedAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    undoneBy: row.undoneAt === null ? null : (person(row.undoneBy) ?? deletedAuthor),
    canUndo: canUndo(row, now),
  }));
}

function placeOf({ postId, postKind, questionId, answerId, title }: ActRow): EditorAct['post'] {
  if (postId === null || postKind === null || questionId === null || title === null) return null;
  return {
    kind: postKind,
    questionId,
    answerId: postKind === 'answer' ? postId : answerId,
    commentId: postKind === 'comment' ? postId : null,
    title,
  };
}

/** Answers as far as it can be said without looking at what happened since. */
function canUndo({ kind, postId, accountId, actedAt, undoneAt }: ActRow, now: Date): boolean {
  if (undoneAt !== null) return false;
  if (isOfList(kind) || isOfTag(kind) || isOfGroup(kind)) return true;
  if (kind === 'limit') return accountId !== null;
  if (kind === 'reward_given' || kind === 'reward_refused') return false;
  return postId !== null && (kind !== 'delete' || isRestorable(actedAt, now));
}
