import {
  getContent,
  getContentVersion,
  listContent,
  listContentVersions,
  publishContent,
  putContentBack,
} from '@tenfold/contract/content';
import { type BlockKey, blockKeys, blocks } from '@tenfold/contract/content/blocks';
import { schemaOf } from '@tenfold/contract/content/schema-of';
import type { AccountId } from '@tenfold/contract/ids';
import type { FastifyInstance } from 'fastify';
import { Conflict, NotFound, serve } from '../../../platform/http/index.ts';
import type { ContentDeps } from '../content-deps.ts';
import { describeBlock, isShown } from '../describe-block.ts';
import { makeGuidelinesFileLater } from '../documents/guidelines-queue.ts';
import { deleteDraft, listOthersDrafts, listOwnDrafts } from '../drafts/draft-store.ts';
import { requireImages } from '../images/require-images.ts';
import { refuseStale } from './refuse-stale.ts';
import { addVersion, findVersion, listVersions, type PublishedVersion } from './version-store.ts';

export function registerVersions(app: FastifyInstance, deps: ContentDeps): void {
  const { db, clock, content } = deps;

  serve(app, listContent, async (_, { person }) => {
    const { versions } = await content.now();
    const [own, others] = await Promise.all([listOwnDrafts(db, person.id), listOthersDrafts(db, person.id)]);
    return {
      blocks: blockKeys.map((key) => ({
        key,
        live: versions[key],
        isShown: isShown(versions[key].content),
        draft: own.get(key) ?? null,
        othersDrafts: others.filter((draft) => draft.key === key),
      })),
    };
  });

  serve(app, getContent, ({ params }, { person }) => describeBlock(deps, params.key, person.id));

  serve(app, listContentVersions, async ({ params }) => ({ versions: await listVersions(db, params.key) }));

  serve(app, getContentVersion, async ({ params: { key, version } }) => {
    const found = await getVersion(deps, key, version);
    return { ...found, block: { key, content: found.content } as never };
  });

  serve(app, publishContent, async ({ body: { block, basedOn, whatChanged } }, { person }) => {
    await requireImages(db, block.content);
    return publish(deps, person.id, basedOn, {
      key: block.key,
      content: block.content,
      whatChanged: whatChanged === '' ? null : whatChanged,
      putBackFrom: null,
    });
  });

  serve(app, putContentBack, async ({ params: { key, version }, body: { basedOn } }, { person }) => {
    const earlier = await getVersion(deps, key, version);
    const stillFits = schemaOf(blocks[key].fields, 'published').safeParse(earlier.content);
    if (!stillFits.success) {
      throw new Conflict('This version doesn’t fit today’s fields. Copy it to your draft and complete it.');
    }
    await requireImages(db, stillFits.data);
    return publish(deps, person.id, basedOn, {
      key,
      content: stillFits.data,
      whatChanged: null,
      putBackFrom: version,
    });
  });

  interface ToPublish {
    readonly key: BlockKey;
    readonly content: object;
    readonly whatChanged: string | null;
    readonly putBackFrom: number | null;
  }

  async function publish(given: ContentDeps, publishedBy: AccountId, basedOn: number, change: ToPublish) {
    const added = await addVersion(given.db, { ...change, publishedBy }, basedOn, clock.now());
    if (added === null) await refuseStale(given, change.key, publishedBy);
    // Putting back leaves a draft as it is: it may be about something else.
    if (change.putBackFrom === null) await deleteDraft(given.db, publishedBy, change.key);
    if (change.key === 'guidelines') await makeGuidelinesFileLater(given.jobs);
    content.forget();
    return describeBlock(given, change.key, publishedBy);
  }
}

async function getVersion({ db }: ContentDeps, key: BlockKey, version: number): Promise<PublishedVersion> {
  const found = await findVersion(db, key, version);
  if (found === null) throw new NotFound(`There is no version ${version}.`);
  return found;
}
