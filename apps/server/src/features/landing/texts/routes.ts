import type { UncountedEndpoint } from '@tenfold/contract/endpoint';
import {
  getApproach,
  getBusinessDiffer,
  getFeaturedIn,
  getLanding,
  getLandingPreview,
  listFooters,
  listHeaders,
  listSubsections,
} from '@tenfold/contract/landing';
import type { FastifyInstance } from 'fastify';
import { serve, serveCached } from '../../../platform/http/index.ts';
import { type ContentDeps, contentOf, listOwnDrafts } from '../../content/index.ts';
import { buildSite, type Site } from './build-site.ts';

export function registerTexts(app: FastifyInstance, deps: ContentDeps): void {
  const { config, content, db, documents } = deps;

  answer(getLanding, 'landing');
  answer(listHeaders, 'headers');
  answer(listFooters, 'footers');
  answer(listSubsections, 'subsections');
  answer(getApproach, 'approach');
  answer(getBusinessDiffer, 'businessDiffer');
  answer(getFeaturedIn, 'featuredIn');

  serve(app, getLandingPreview, async (_, { person }) => {
    const { versions } = await content.now();
    const drafts = await listOwnDrafts(db, person.id);
    return buildSite(
      contentOf((key) => drafts.get(key)?.block.content ?? versions[key].content),
      config.contact,
    );
  });

  /** Built once for each version of the content. */
  function answer<E extends UncountedEndpoint & { readonly access: 'anyone' }>(
    endpoint: E,
    part: keyof Site,
  ): void {
    serveCached(app, endpoint, documents.replies, async () => {
      const published = await content.now();
      return {
        versions: [published.change],
        build: () => buildSite(published.content, config.contact)[part] as never,
      };
    });
  }
}
