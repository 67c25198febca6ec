import type { PostId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { type Person, Stale, serve } from '../../../../platform/http/index.ts';
import type { Freeze } from '../../../financials/index.ts';
import type { HashNetwork } from '../../posts/network-hashes.ts';
import { describeQuestion } from '../../reading/describe.ts';
import { featurePost } from '../feature-post.ts';
import { deletePost, restorePost } from '../remove-post.ts';
import { refusePrograms } from '../standing/refuse-programs.ts';
import type { WriteDeps } from '../write-deps.ts';
import { askQuestion } from './ask-question.ts';
import { approveQuestion, decideEdit, rejectQuestion } from './decide-question.ts';
import { editQuestion, withdrawEdit } from './edit-question.ts';

export function registerQuestionWriting(
  app: FastifyInstance,
  deps: WriteDeps,
  hash: HashNetwork,
  freeze: Freeze,
): void {
  serve(app, calls.askQuestion, async ({ body: { form, ...body } }, caller) => {
    refusePrograms(form);
    const { person, address } = caller;
    const figures = await freeze(body.data.description, caller);
    const id = await askQuestion(deps, { person, network: await hash(address) }, { ...body, figures });
    return describeQuestion(deps, person, id);
  });

  serve(app, calls.editQuestion, async ({ params: { id }, body }, caller) => {
    const { person } = caller;
    const figures = await freeze(body.data?.description ?? '', caller);
    const isSaved = await editQuestion(deps, person, id, { ...body, figures });
    const question = await describeQuestion(deps, person, id);
    if (!isSaved) throw new Stale('This question was also changed elsewhere.', question);
    return question;
  });

  serve(app, calls.withdrawEdit, async ({ params: { id } }, { person }) => {
    await withdrawEdit(deps, person, id);
    return describeQuestion(deps, person, id);
  });

  serve(app, calls.withdrawQuestion, ({ params }, { person }) => remove(person, params.id, 'withdraw'));
  serve(app, calls.deleteQuestion, ({ params }, { person }) => remove(person, params.id, 'delete'));

  serve(app, calls.restoreQuestion, async ({ params: { id } }, { person }) => {
    await restorePost(deps, person, { kind: 'question', id });
    return describeQuestion(deps, person, id);
  });

  serve(app, calls.approveQuestion, async ({ params: { id }, body }, { person }) => {
    const isApproved = await approveQuestion(deps, person, id, body.revision);
    const question = await describeQuestion(deps, person, id);
    if (!isApproved) throw new Stale('Its author changed this question meanwhile.', question);
    return question;
  });

  serve(app, calls.rejectQuestion, async ({ params: { id }, body }, { person }) => {
    const isRejected = await rejectQuestion(deps, person, id, body);
    const question = await describeQuestion(deps, person, id);
    if (!isRejected) throw new Stale('Its author changed this question meanwhile.', question);
    return question;
  });

  serve(app, calls.decideEdit, async ({ params: { id }, body }, { person }) => {
    const isDecided = await decideEdit(deps, person, id, body);
    const question = await describeQuestion(deps, person, id);
    if (!isDecided) throw new Stale('Its author changed this edit meanwhile.', question);
    return question;
  });

  serve(app, calls.featureQuestion, async ({ params: { id }, body }, { person }) => {
    await featurePost(deps, person, { kind: 'question', id }, body.isOn);
    return describeQuestion(deps, person, id);
  });

  async function remove(person: Person, id: PostId, act: 'delete' | 'withdraw') {
    await deletePost(deps, person, { kind: 'question', id }, act);
    return { isDeleted: true as const };
  }
}
