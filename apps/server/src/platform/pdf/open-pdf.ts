import { fileURLToPath } from 'node:url';
import { brand } from '@tenfold/contract/brand';
import PDFDocument from 'pdfkit';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));

export const fonts = {
  regular: fontFile('400Regular/Inter_400Regular.ttf'),
  bold: fontFile('600SemiBold/Inter_600SemiBold.ttf'),
} as const;

export const ink = '#1b1a17';
export const faint = '#6d685e';

export interface Pdf {
  readonly pdf: PDFKit.PDFDocument;
  /** Once `pdf.end()` was called. */
  readonly written: Promise<Buffer>;
}

/** An A4 file that says the same on a machine without fonts; the same content at the same time is the same bytes. */
export function openPdf(title: string, at: Date): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 64, left: 72, right: 72 },
    lang: 'en',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return { pdf, written };
}
