/** The product's name is written here and nowhere else. */
export const brand = {
  name: 'Tenfold',
  /** In paths and storage keys. */
  slug: 'tenfold',
  tagline: 'Company research for people who plan to own the business for ten years.',
} as const;
