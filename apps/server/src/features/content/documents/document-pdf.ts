import { brand } from '@tenfold/contract/brand';
import type { SiteDocument } from '@tenfold/contract/content';
import { faint, fonts, ink, openPdf } from '../../../platform/pdf/index.ts';

/** A document of the site, in a font of the product: the same on a machine without fonts, with text that can be searched. */
export function documentPdf(document: SiteDocument): Promise<Buffer> {
  const { title, version, publishedAt, intro, sections } = document;
  const { pdf, written } = openPdf(title, new Date(publishedAt ?? 0));
  const write = (
    kind: 'H1' | 'H2' | 'P',
    text: string,
    look: { font: string; size: number; colour?: string },
  ) => {
    const draw = () => {
      pdf
        .font(look.font)
        .fontSize(look.size)
        .fillColor(look.colour ?? ink);
      pdf.text(text, { lineGap: 4, paragraphGap: 6 });
    };
    pdf.addStructure(pdf.struct(kind, {}, draw));
  };
  write('H1', title, { font: fonts.bold, size: 24 });
  const day = publishedAt === null ? 'First version' : `Version ${version}, ${publishedAt.slice(0, 10)}`;
  write('P', `${brand.name} · ${day}`, { font: fonts.regular, size: 9, colour: faint });
  if (intro !== null) write('P', intro, { font: fonts.regular, size: 11 });
  for (const { heading, paragraphs, points } of sections) {
    pdf.moveDown(0.6);
    write('H2', heading, { font: fonts.bold, size: 14 });
    for (const text of paragraphs) write('P', text, { font: fonts.regular, size: 11 });
    for (const point of points) write('P', `–  ${point}`, { font: fonts.regular, size: 11 });
  }
  pdf.end();
  return written;
}
