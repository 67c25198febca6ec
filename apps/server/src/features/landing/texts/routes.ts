import type { UncountedEndpoint } from '@tenfold/contract/endpoint';
import {
  getApproach,
  getBusinessDiffer,
  getFeaturedIn,
  getLanding,
  getLandingPreview,
  getSite,
  listFooters,
  listHeaders,
  listSubsections,
  type SiteTexts,
} from '@tenfold/contract/landing';
import type { FastifyInstance } from 'fastify';
import { serve, serveCached } from '../../../platform/http/index.ts';
import { type ContentDeps, contentOf, listOwnDrafts, type PublishedContent } from '../../content/index.ts';
import { buildSite } from './build-site.ts';

export function registerTexts(app: FastifyInstance, deps: ContentDeps): void {
  const { config, content, db, documents } = deps;
  const built = new WeakMap<PublishedContent, SiteTexts>();

  answer(getSite, (site) => site);
  answer(getLanding, (site) => site.landing);
  answer(listHeaders, (site) => site.headers);
  answer(listFooters, (site) => site.footers);
  answer(listSubsections, (site) => site.subsections);
  answer(getApproach, (site) => site.approach);
  answer(getBusinessDiffer, (site) => site.businessDiffer);
  answer(getFeaturedIn, (site) => site.featuredIn);

  serve(app, getLandingPreview, async (_, { person }) => {
    const { versions } = await content.now();
    const drafts = await listOwnDrafts(db, person.id);
    return buildSite(
      contentOf((key) => drafts.get(key)?.block.content ?? versions[key].content),
      config.contact,
    );
  });

  function answer<E extends UncountedEndpoint & { readonly access: 'anyone' }>(
    endpoint: E,
    partOf: (site: SiteTexts) => unknown,
  ): void {
    serveCached(app, endpoint, documents.replies, async () => {
      const published = await content.now();
      return {
        versions: [published.change],
        build: () => partOf(siteOf(published)) as never,
      };
    });
  }

  /** Built once for each change of the content, for all calls. */
  function siteOf(published: PublishedContent): SiteTexts {
    const site = built.get(published) ?? buildSite(published.content, config.contact);
    built.set(published, site);
    return site;
  }
}
