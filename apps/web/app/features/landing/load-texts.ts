import type { SectionKey } from '@tenfold/contract/content/blocks';
import { getSite, type SiteTexts, type Subsection } from '@tenfold/contract/landing';
import type { LoaderFunctionArgs } from 'react-router';
import { findPreview } from '../../platform/api/content-preview.ts';
import { apiContext } from '../../platform/screens/server-context.ts';

/** What editors wrote, as it is published; for an editor who previews, with their drafts. */
export async function loadTexts(args: Pick<LoaderFunctionArgs, 'context' | 'url'>) {
  const content = (await findPreview(args)) ?? (await args.context.get(apiContext).call(getSite));
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

export type Banner = NonNullable<ReturnType<typeof bannerOf>>;

function bannerOf({ bannerTitle, bannerText, bannerButton, bannerLink, bannerLogo }: SiteTexts['landing']) {
  if (bannerTitle === null || bannerButton === null || bannerLink === null) return null;
  return { title: bannerTitle, text: bannerText, button: bannerButton, link: bannerLink, logo: bannerLogo };
}
