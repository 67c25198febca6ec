import {
  type ContentOf,
  type SectionKey,
  type SiteContent,
  sectionKeys,
} from '@tenfold/contract/content/blocks';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import type {
  Approach,
  BusinessDiffer,
  getFeaturedIn,
  listSubsections,
  Subsection,
} from '@tenfold/contract/landing';
import { imageOf, linkOf, textOf } from './parts.ts';

export function buildSubsections(content: SiteContent): ReplyOf<typeof listSubsections> {
  const { live, lists, steps, closing } = content;
  return {
    subsections: sectionKeys.flatMap((key) =>
      content[key].show ? [buildSubsection(key, content[key])] : [],
    ),
    live: live.show ? { symbol: live.symbol, row: live.row } : null,
    lists: buildHeading(lists),
    steps: steps.show ? { title: steps.title, steps: [...steps.steps] } : null,
    closing: buildHeading(closing),
  };
}

function buildSubsection(key: SectionKey, section: ContentOf<SectionKey>): Subsection {
  const images = buildImages(section.images);
  const mobileImages = buildImages(section.mobileImages);
  return {
    key,
    title: section.title,
    subtitle: textOf(section.subtitle),
    descriptions: section.descriptions.filter((line) => line !== ''),
    help: textOf(section.help),
    helpLink: linkOf(section.helpLink),
    bottomBlur: section.bottomBlur,
    images,
    mobileImages: mobileImages.length > 0 ? mobileImages : images,
  };
}

function buildImages(images: ContentOf<SectionKey>['images']): Subsection['images'] {
  return images.flatMap(({ logo, imageCategory, leftMargin, rightMargin }) => {
    const image = imageOf(logo);
    return image === null
      ? []
      : [{ logo: image, imageCategory: textOf(imageCategory), leftMargin, rightMargin }];
  });
}

function buildHeading({ show, title, subtitle }: ContentOf<'lists'>) {
  return show ? { title, subtitle: textOf(subtitle) } : null;
}

export function buildApproach({ show, ...approach }: ContentOf<'approach'>): Approach | null {
  if (!show) return null;
  const link = linkOf(approach.link);
  return {
    ...approach,
    description: [...approach.description],
    table: [...approach.table],
    link,
    linkLabel: link === null ? null : textOf(approach.linkLabel),
  };
}

export function buildBusinessDiffer({
  show,
  firstLine,
  secondLine,
  ...differ
}: ContentOf<'differ'>): BusinessDiffer | null {
  if (!show) return null;
  const link = linkOf(differ.link);
  return {
    ...differ,
    subtitle: textOf(differ.subtitle),
    lines: [firstLine, secondLine],
    logos: differ.logos.flatMap(({ logo, label, isMobile }) => {
      const image = imageOf(logo);
      return image === null ? [] : [{ logo: image, label: textOf(label), isMobile }];
    }),
    link,
    linkLabel: link === null ? null : textOf(differ.linkLabel),
    linkDescription: link === null ? null : textOf(differ.linkDescription),
  };
}

/** Nobody is named who is switched off, and nothing is shown without a logo. */
export function buildFeaturedIn({
  show,
  title,
  logos,
}: ContentOf<'featured'>): ReplyOf<typeof getFeaturedIn>['featuredIn'] {
  const shown = logos.flatMap((entry) => {
    const logo = imageOf(entry.logo);
    const link = linkOf(entry.link);
    return entry.show && logo !== null && link !== null ? [{ logo, link }] : [];
  });
  return show && shown.length > 0 ? { title, logos: shown } : null;
}
