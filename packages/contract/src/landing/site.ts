import { z } from 'zod';
import { productHelp } from '../content/landing-fields.ts';
import { endpoint } from '../endpoint.ts';

/** Width and height in pixels, so that nothing moves when it arrives. */
export const siteImage = z.object({
  /** A path of this site. */
  path: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type SiteImage = z.output<typeof siteImage>;

const text = z.string().nullable();

/** What is hidden, or not filled in, is null. */
export const landingData = z.object({
  title: z.string(),
  subtitle1: z.string(),
  subtitle2: text,
  inputPlaceholder: z.string(),
  clearButton: z.string(),
  searchButton: z.string(),
  newNote: z.string(),
  addToList: z.string(),
  signup: z.string(),
  signin: z.string(),
  bannerShow: z.boolean(),
  bannerTitle: text,
  bannerText: text,
  bannerButton: text,
  bannerLink: text,
  bannerLogo: siteImage.nullable(),
  [productHelp]: text,
  contact: text,
  address: text,
  twitterShow: z.boolean(),
  twitterLink: text,
  fbShow: z.boolean(),
  fbLink: text,
  /** Configured by the operator. */
  socialLinks: z.array(z.string()),
  sPShow: z.boolean(),
  sPHelp: text,
  sPLogo: siteImage.nullable(),
  sPLink: text,
  termsOfService: z.string(),
  termsOfServiceLink: z.string(),
  disclaimer: z.string(),
  disclaimerLink: z.string(),
});
export type LandingData = z.output<typeof landingData>;

export const getLanding = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/landing',
  summary: 'Texts of the landing page and the shell',
  reply: landingData,
});
