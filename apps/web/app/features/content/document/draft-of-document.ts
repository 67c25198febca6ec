import type { EditedBlock, SiteDocument } from '@tenfold/contract/content';
import type { ContentOf } from '@tenfold/contract/content/blocks';

/** What would be published: the editor’s draft, or what is public where there is none. */
export function draftOfDocument(document: SiteDocument, { draft, published }: EditedBlock): SiteDocument {
  const { title, intro, sections } = (draft?.block ?? published).content as ContentOf<'terms'>;
  return {
    ...document,
    title,
    intro: intro === '' ? null : intro,
    sections: sections.map(({ heading, paragraphs, points }) => ({
      heading,
      paragraphs: [...paragraphs],
      points: [...points],
    })),
  };
}
