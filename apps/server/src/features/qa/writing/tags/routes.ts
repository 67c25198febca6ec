import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/index.ts';
import type { WriteDeps } from '../write-deps.ts';
import { createTag } from './create-tag.ts';
import { keepTag, replaceTag } from './decide-tag.ts';

export function registerTags(app: FastifyInstance, deps: WriteDeps): void {
  serve(app, calls.createTag, ({ body }, { person }) => createTag(deps, person.id, body.name));
  serve(app, calls.keepTag, ({ params }, { person }) => keepTag(deps, person, params.key));
  serve(app, calls.replaceTag, ({ params, body }, { person }) =>
    replaceTag(deps, person, params.key, body.by),
  );
}
