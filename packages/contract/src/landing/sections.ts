import { z } from 'zod';
import { sectionKeys } from '../content/blocks.ts';
import { endpoint } from '../endpoint.ts';
import { siteImage } from './site.ts';

const text = z.string().nullable();

const sectionImage = z.object({
  logo: siteImage,
  imageCategory: text,
  leftMargin: z.number(),
  rightMargin: z.number(),
});

export const subsection = z.object({
  /** Which piece of the product stands beside it; `own…`: its images alone. */
  key: z.enum(sectionKeys),
  title: z.string(),
  subtitle: text,
  descriptions: z.array(z.string()),
  help: text,
  helpLink: text,
  bottomBlur: z.boolean(),
  images: z.array(sectionImage),
  /** Those for desktops where there are none for phones. */
  mobileImages: z.array(sectionImage),
});
export type Subsection = z.output<typeof subsection>;

const heading = z.object({ title: z.string(), subtitle: text });
export type Heading = z.output<typeof heading>;

/** Only what is shown, in the order of the page. Null: not shown. */
export const listSubsections = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing/subsections',
  summary: 'The sections of the landing page',
  reply: z.object({
    subsections: z.array(subsection),
    live: z.object({ symbol: z.string(), row: z.string() }).nullable(),
    lists: heading.nullable(),
    steps: z
      .object({ title: z.string(), steps: z.array(z.object({ title: z.string(), text: z.string() })) })
      .nullable(),
    closing: heading.nullable(),
  }),
});

export const approach = z.object({
  title: z.string(),
  description: z.array(z.object({ text: z.string(), highlight: z.boolean() })),
  positiveTitle: z.string(),
  negativeTitle: z.string(),
  table: z.array(z.object({ attribute: z.string(), positiveAspect: z.string(), negativeAspect: z.string() })),
  link: text,
  linkLabel: text,
});
export type Approach = z.output<typeof approach>;

export const getApproach = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing/sections/approach',
  summary: 'The table of the approach',
  reply: z.object({ approach: approach.nullable() }),
});

export const businessDiffer = z.object({
  title: z.string(),
  subtitle: text,
  symbol: z.string(),
  lines: z.array(z.string()),
  bars: z.string(),
  logos: z.array(z.object({ logo: siteImage, label: text, isMobile: z.boolean() })),
  link: text,
  linkLabel: text,
  linkDescription: text,
});
export type BusinessDiffer = z.output<typeof businessDiffer>;

export const getBusinessDiffer = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing/sections/business_differ',
  summary: 'How quality businesses differ',
  reply: z.object({ businessDiffer: businessDiffer.nullable() }),
});

export const getFeaturedIn = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing/sections/featured_in',
  summary: 'Who wrote about the product',
  reply: z.object({
    featuredIn: z
      .object({ title: z.string(), logos: z.array(z.object({ logo: siteImage, link: z.string() })) })
      .nullable(),
  }),
});
