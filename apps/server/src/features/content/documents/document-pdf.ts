import { fileURLToPath } from 'node:url';
import { brand } from '@tenfold/contract/brand';
import type { SiteDocument } from '@tenfold/contract/content';
import PDFDocument from 'pdfkit';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));
const regular = fontFile('400Regular/Inter_400Regular.ttf');
const bold = fontFile('600SemiBold/Inter_600SemiBold.ttf');

const ink = '#1b1a17';
const faint = '#6d685e';

/** A document of the site, in a font of the product: the same on a machine without fonts, with text that can be searched. */
export function documentPdf(document: SiteDocument): Promise<Buffer> {
  const { title, version, publishedAt, intro, sections } = document;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 64, left: 72, right: 72 },
    lang: 'en',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    // The same document is the same file.
    info: {
      Title: title,
      Author: brand.name,
      CreationDate: new Date(publishedAt ?? 0),
      ModDate: new Date(publishedAt ?? 0),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
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
  write('H1', title, { font: bold, size: 24 });
  const day = publishedAt === null ? 'First version' : `Version ${version}, ${publishedAt.slice(0, 10)}`;
  write('P', `${brand.name} · ${day}`, { font: regular, size: 9, colour: faint });
  if (intro !== null) write('P', intro, { font: regular, size: 11 });
  for (const { heading, paragraphs, points } of sections) {
    pdf.moveDown(0.6);
    write('H2', heading, { font: bold, size: 14 });
    for (const text of paragraphs) write('P', text, { font: regular, size: 11 });
    for (const point of points) write('P', `–  ${point}`, { font: regular, size: 11 });
  }
  pdf.end();
  return written;
}
