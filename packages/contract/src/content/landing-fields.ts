import { brand } from '../brand.ts';
import type { FieldSet } from './fields.ts';

export const headlineFields = {
  title: { kind: 'text', label: 'Headline', max: 80, hint: 'A new line starts where you start one.' },
  subtitle1: { kind: 'text', label: 'Subtitle', max: 240 },
  subtitle2: { kind: 'text', label: 'Second subtitle', max: 240, optional: true },
  inputPlaceholder: { kind: 'line', label: 'Search, placeholder', max: 40 },
  clearButton: { kind: 'line', label: 'Search, clear button', max: 12 },
  searchButton: { kind: 'line', label: 'Search, search button', max: 12 },
} as const satisfies FieldSet;

export const buttonFields = {
  newNote: { kind: 'line', label: 'New note', max: 16 },
  addToList: { kind: 'line', label: 'Add to list', max: 16 },
  signup: { kind: 'line', label: 'Sign up', max: 16 },
  signin: { kind: 'line', label: 'Sign in', max: 16 },
} as const satisfies FieldSet;

export const bannerFields = {
  bannerShow: { kind: 'switch', label: 'Shown' },
  bannerTitle: { kind: 'line', label: 'Title', max: 60 },
  bannerText: { kind: 'text', label: 'Text', max: 200, optional: true },
  bannerButton: { kind: 'line', label: 'Button', max: 24 },
  bannerLink: { kind: 'link', label: 'Link' },
  bannerLogo: { kind: 'image', label: 'Logo', optional: true },
} as const satisfies FieldSet;

/** `{product}Help` of the specification. */
export const productHelp = `${brand.slug}Help` as const;

export const contactFields = {
  [productHelp]: { kind: 'text', label: 'About the product, in the footer', max: 160, optional: true },
  contact: {
    kind: 'line',
    label: 'Email',
    max: 120,
    optional: true,
    hint: 'CONTACT_EMAIL of the installation takes its place.',
  },
  address: {
    kind: 'line',
    label: 'Address',
    max: 200,
    optional: true,
    hint: 'CONTACT_ADDRESS of the installation takes its place.',
  },
  twitterShow: { kind: 'switch', label: 'X shown' },
  twitterLink: { kind: 'link', label: 'X', optional: true },
  fbShow: { kind: 'switch', label: 'Facebook shown' },
  fbLink: { kind: 'link', label: 'Facebook', optional: true },
  termsOfService: { kind: 'line', label: 'Terms of service, label', max: 32 },
  termsOfServiceLink: { kind: 'link', label: 'Terms of service' },
  disclaimer: { kind: 'line', label: 'Disclaimer, label', max: 32 },
  disclaimerLink: { kind: 'link', label: 'Disclaimer' },
  sPShow: { kind: 'switch', label: 'Sponsor shown' },
  sPHelp: { kind: 'line', label: 'Sponsor, text', max: 80, optional: true },
  sPLogo: { kind: 'image', label: 'Sponsor, logo', optional: true },
  sPLink: { kind: 'link', label: 'Sponsor, link', optional: true },
} as const satisfies FieldSet;

export const approachFields = {
  show: { kind: 'switch', label: 'Shown' },
  title: { kind: 'line', label: 'Title', max: 60 },
  description: {
    kind: 'list',
    label: 'Description',
    add: 'Add words',
    max: 12,
    item: {
      kind: 'group',
      label: 'Words',
      fields: {
        text: { kind: 'line', label: 'Words', max: 120 },
        highlight: { kind: 'switch', label: 'Highlight' },
      },
    },
  },
  positiveTitle: { kind: 'line', label: 'Column for', max: 32 },
  negativeTitle: { kind: 'line', label: 'Column against', max: 32 },
  table: {
    kind: 'list',
    label: 'Rows',
    add: 'Add row',
    min: 1,
    max: 12,
    item: {
      kind: 'group',
      label: 'Row',
      fields: {
        attribute: { kind: 'line', label: 'Attribute', max: 40 },
        positiveAspect: { kind: 'line', label: 'For', max: 80 },
        negativeAspect: { kind: 'line', label: 'Against', max: 80 },
      },
    },
  },
  linkLabel: { kind: 'line', label: 'Link, label', max: 40, optional: true },
  link: { kind: 'link', label: 'Link', optional: true },
} as const satisfies FieldSet;

export const featuredFields = {
  show: { kind: 'switch', label: 'Shown', hint: 'Only those who did write about us.' },
  title: { kind: 'line', label: 'Title', max: 40 },
  logos: {
    kind: 'list',
    label: 'Logos',
    add: 'Add logo',
    max: 12,
    item: {
      kind: 'group',
      label: 'Logo',
      fields: {
        show: { kind: 'switch', label: 'Shown' },
        logo: { kind: 'image', label: 'Logo' },
        link: { kind: 'link', label: 'Article' },
      },
    },
  },
} as const satisfies FieldSet;

export const stepsFields = {
  show: { kind: 'switch', label: 'Shown' },
  title: { kind: 'line', label: 'Title', max: 60 },
  steps: {
    kind: 'list',
    label: 'Steps',
    add: 'Add step',
    min: 1,
    max: 4,
    item: {
      kind: 'group',
      label: 'Step',
      fields: {
        title: { kind: 'line', label: 'Title', max: 60 },
        text: { kind: 'text', label: 'Text', max: 160 },
      },
    },
  },
} as const satisfies FieldSet;

/** A heading with a line below it, over what the product fills in. */
export const headingFields = {
  show: { kind: 'switch', label: 'Shown' },
  title: { kind: 'line', label: 'Title', max: 60 },
  subtitle: { kind: 'text', label: 'Text', max: 160, optional: true },
} as const satisfies FieldSet;
