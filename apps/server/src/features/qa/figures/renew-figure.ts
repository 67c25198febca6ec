import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { TextFigure } from '@tenfold/contract/financials';
import type { renewFigure as call } from '@tenfold/contract/qa';
import { Conflict, NotFound } from '../../../platform/http/index.ts';
import { lockPost, lockWriter, type PostKey } from '../posts/locks.ts';
import { questionsChanged } from '../posts/question-changed.ts';
import { requireAct } from '../posts/require-act.ts';
import { noSuchPost } from '../reading/views/may-read.ts';
import type { QaTables } from '../tables.ts';
import { type Doer, inTransaction, type WriteDeps } from '../writing/write-deps.ts';

/**
 * A restated figure of one's own text at the value that is filed now; nothing of one that no filing has changed.
 *
 * @param now what the token names today, undefined where it names nothing @throws NotFound, Forbidden, Conflict
 */
export function renewFigure(
  deps: WriteDeps,
  person: Doer,
  key: PostKey,
  { token, now }: { readonly token: string; readonly now: TextFigure | undefined },
): Promise<ReplyOf<typeof call>> {
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    requireAct(person, 'edit', locked);
    const { target, post } = locked;
    // An editor may change what others write, but not say it for them.
    if (target.account_id !== person.id) throw noSuchPost(target.kind);
    const figures: readonly TextFigure[] = target.figures;
    const stated = figures.find((figure) => figure.token === token);
    if (stated === undefined) throw new NotFound('This text doesn’t have this figure.');
    const asNow = ({ figures, edited_at, revision }: typeof target) => ({
      figures: [...figures],
      editedDatetime: edited_at?.toISOString() ?? null,
      revision,
    });
    if (stated.restated === null) return asNow(target);
    if (now === undefined)
      throw new Conflict('This figure can’t be looked up any more. Edit your text instead.');
    const renewed = await tx
      .withTables<QaTables>()
      .updateTable('qa_post')
      .set({
        figures: JSON.stringify(figures.map((figure) => (figure === stated ? now : figure))),
        revision: target.revision + 1,
        edited_at: deps.clock.now(),
      })
      .where('id', '=', target.id)
      .where('account_id', '=', person.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await questionsChanged(tx, [post.id]);
    return asNow(renewed);
  });
}
