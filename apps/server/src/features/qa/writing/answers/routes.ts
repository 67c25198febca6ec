import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { Stale, serve } from '../../../../platform/http/index.ts';
import type { Freeze } from '../../../financials/index.ts';
import { renewFigure } from '../../figures/renew-figure.ts';
import type { HashNetwork } from '../../posts/network-hashes.ts';
import { describeAnswer, describeComment } from '../../reading/describe.ts';
import { featurePost } from '../feature-post.ts';
import { deletePost, restorePost } from '../remove-post.ts';
import { refusePrograms } from '../standing/refuse-programs.ts';
import type { WriteDeps } from '../write-deps.ts';
import { createAnswer } from './create-answer.ts';
import { createComment } from './create-comment.ts';
import { editText } from './edit-text.ts';

export function registerAnswerWriting(
  app: FastifyInstance,
  deps: WriteDeps,
  hash: HashNetwork,
  freeze: Freeze,
): void {
  serve(app, calls.createAnswer, async ({ body: { data, form, ...where } }, caller) => {
    refusePrograms(form);
    const { person, address } = caller;
    const writer = { person, network: await hash(address) };
    const figures = await freeze(data.text, caller);
    return describeAnswer(deps, person, await createAnswer(deps, writer, { ...where, ...data, figures }));
  });

  serve(app, calls.editAnswer, async ({ params: { id }, body }, caller) => {
    const { person } = caller;
    const edited = { ...body, figures: await freeze(body.text, caller) };
    const isSaved = await editText(deps, person, { kind: 'answer', id }, edited);
    const answer = await describeAnswer(deps, person, id);
    if (!isSaved) throw new Stale('This answer was also changed elsewhere.', answer);
    return answer;
  });

  serve(app, calls.deleteAnswer, async ({ params: { id } }, { person }) => {
    await deletePost(deps, person, { kind: 'answer', id });
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreAnswer, async ({ params: { id } }, { person }) => {
    await restorePost(deps, person, { kind: 'answer', id });
    return describeAnswer(deps, person, id);
  });

  serve(app, calls.featureAnswer, async ({ params: { id }, body }, { person }) => {
    await featurePost(deps, person, { kind: 'answer', id }, body.isOn);
    return describeAnswer(deps, person, id);
  });

  registerComments(app, deps, hash, freeze);

  serve(app, calls.renewFigure, async ({ params, body: { token } }, caller) => {
    const [now] = await freeze(`{${token}}`, caller);
    return renewFigure(deps, caller.person, params, { token, now });
  });
}

function registerComments(app: FastifyInstance, deps: WriteDeps, hash: HashNetwork, freeze: Freeze): void {
  serve(app, calls.createAnswerComment, async ({ body: { form, ...body } }, caller) => {
    refusePrograms(form);
    const { person, address } = caller;
    const writer = { person, network: await hash(address) };
    const comment = { ...body, figures: await freeze(body.text, caller) };
    return describeComment(deps, person, await createComment(deps, writer, comment));
  });

  serve(app, calls.editAnswerComment, async ({ params: { id }, body }, caller) => {
    const { person } = caller;
    const edited = { ...body, figures: await freeze(body.text, caller) };
    const isSaved = await editText(deps, person, { kind: 'comment', id }, edited);
    const comment = await describeComment(deps, person, id);
    if (!isSaved) throw new Stale('This comment was also changed elsewhere.', comment);
    return comment;
  });

  serve(app, calls.deleteAnswerComment, async ({ params: { id } }, { person }) => {
    await deletePost(deps, person, { kind: 'comment', id });
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreAnswerComment, async ({ params: { id } }, { person }) => {
    await restorePost(deps, person, { kind: 'comment', id });
    return describeComment(deps, person, id);
  });

  serve(app, calls.featureAnswerComment, async ({ params: { id }, body }, { person }) => {
    await featurePost(deps, person, { kind: 'comment', id }, body.isOn);
    return describeComment(deps, person, id);
  });
}
