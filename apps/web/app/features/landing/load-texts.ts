import type { Api } from '@tenfold/contract/call';
import type { SectionKey } from '@tenfold/contract/content/blocks';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import {
  getApproach,
  getBusinessDiffer,
  getFeaturedIn,
  getLanding,
  type getLandingPreview,
  listSubsections,
  type Subsection,
} from '@tenfold/contract/landing';
import type { LoaderFunctionArgs } from 'react-router';
import { findPreview } from '../../platform/api/content-preview.ts';
import { apiContext } from '../../platform/screens/server-context.ts';

type LandingContent = Pick<
  ReplyOf<typeof getLandingPreview>,
  'landing' | 'subsections' | 'approach' | 'businessDiffer' | 'featuredIn'
>;

/** What editors wrote, as it is published; for an editor who previews, with their drafts. */
export async function loadTexts(args: Pick<LoaderFunctionArgs, 'context' | 'url'>) {
  const content = (await findPreview(args)) ?? (await loadPublished(args.context.get(apiContext)));
  const { landing, subsections } = content;
  return {
    hero: {
      lines: landing.title.split('\n'),
      leads: [landing.subtitle1, landing.subtitle2].filter((lead) => lead !== null),
      placeholder: landing.inputPlaceholder,
      clearLabel: landing.clearButton,
      searchLabel: landing.searchButton,
    },
    banner: bannerOf(landing),
    showsLive: subsections.live !== null,
    sections: Object.fromEntries(subsections.subsections.map((section) => [section.key, section])) as Partial<
      Record<SectionKey, Subsection>
    >,
    /** Without a piece of the product beside them. */
    own: subsections.subsections.filter(({ key }) => key.startsWith('own')),
    lists: subsections.lists,
    steps: subsections.steps,
    closing: subsections.closing,
    approach: content.approach.approach,
    differ: content.businessDiffer.businessDiffer,
    featured: content.featuredIn.featuredIn,
  };
}

async function loadPublished(api: Api): Promise<LandingContent> {
  const [landing, subsections, approach, businessDiffer, featuredIn] = await Promise.all([
    api.call(getLanding),
    api.call(listSubsections),
    api.call(getApproach),
    api.call(getBusinessDiffer),
    api.call(getFeaturedIn),
  ]);
  return { landing, subsections, approach, businessDiffer, featuredIn };
}

export type Banner = NonNullable<ReturnType<typeof bannerOf>>;

function bannerOf({
  bannerTitle,
  bannerText,
  bannerButton,
  bannerLink,
  bannerLogo,
}: LandingContent['landing']) {
  if (bannerTitle === null || bannerButton === null || bannerLink === null) return null;
  return { title: bannerTitle, text: bannerText, button: bannerButton, link: bannerLink, logo: bannerLogo };
}
