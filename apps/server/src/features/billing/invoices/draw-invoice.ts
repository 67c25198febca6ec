import type { Config } from '../../../config.ts';
import { faint, fonts, ink, openPdf, type Pdf } from '../../../platform/pdf/index.ts';
import { describeInvoice, type InvoiceWords } from './describe-invoice.ts';
import type { InvoiceDocument } from './document-store.ts';

const left = 72;
const right = 523;
const middle = 306;
const gap = 16;

/** On one page of A4. */
export function drawInvoice(invoice: InvoiceDocument, contact: Config['contact']): Promise<Buffer> {
  const words = describeInvoice(invoice, contact);
  const { pdf, written } = openPdf(`${words.title} ${invoice.number}`, invoice.issuedAt);
  let y = drawHead(pdf, words);
  y = drawParties(pdf, words, y);
  y = drawLines(pdf, words, y);
  y = drawSums(pdf, words, y);
  if (words.settled !== null) write(pdf, words.settled, { x: left, y: y + gap, width: right - left });
  pdf.end();
  return written;
}

/** Each part answers where the next begins. */
function drawHead(pdf: Pdf['pdf'], { title, warning, facts, seller }: InvoiceWords): number {
  let y = 64;
  if (warning !== null) {
    y = write(pdf, warning, { x: left, y, width: right - left, font: fonts.bold, colour: '#a3271c' }) + gap;
  }
  write(pdf, seller[0] ?? '', {
    x: middle,
    y: y + 6,
    width: right - middle,
    font: fonts.bold,
    size: 14,
    align: 'right',
  });
  y = write(pdf, title, { x: left, y, width: middle - left, font: fonts.bold, size: 24, kind: 'H1' }) + gap;
  for (const [label, value] of facts) {
    write(pdf, label, { x: left, y, width: 80, colour: faint });
    y = write(pdf, value, { x: left + 80, y, width: right - left - 80 }) + 2;
  }
  return y + gap;
}

function drawParties(pdf: Pdf['pdf'], { seller, recipient }: InvoiceWords, top: number): number {
  const party = (label: string, x: number, texts: readonly string[]) => {
    let y = write(pdf, label, { x, y: top, width: 210, colour: faint }) + 2;
    for (const [at, text] of texts.entries()) {
      y = write(pdf, text, { x, y, width: 210, font: at === 0 ? fonts.bold : fonts.regular }) + 2;
    }
    return y;
  };
  return Math.max(party('From', left, seller), party('To', middle, recipient)) + gap * 1.5;
}

function drawLines(pdf: Pdf['pdf'], { lines }: InvoiceWords, top: number): number {
  write(pdf, 'Plan', { x: left, y: top, width: 140, colour: faint });
  write(pdf, 'Time', { x: left + 150, y: top, width: 210, colour: faint });
  let y = write(pdf, 'Amount', { x: 433, y: top, width: right - 433, colour: faint, align: 'right' }) + 6;
  rule(pdf, left, y);
  for (const { what, time, amount } of lines) {
    y += 8;
    write(pdf, what, { x: left, y, width: 140 });
    write(pdf, amount, { x: 433, y, width: right - 433, align: 'right' });
    y = write(pdf, time, { x: left + 150, y, width: 210 }) + 6;
    rule(pdf, left, y);
  }
  return y;
}

function drawSums(pdf: Pdf['pdf'], { sums }: InvoiceWords, top: number): number {
  let y = top;
  for (const [at, [label, amount]] of sums.entries()) {
    const isTotal = at === sums.length - 1;
    const font = isTotal ? fonts.bold : fonts.regular;
    y += 8;
    if (isTotal) {
      rule(pdf, middle, y);
      y += 8;
    }
    write(pdf, label, { x: middle, y, width: 120, font });
    y = write(pdf, amount, { x: 433, y, width: right - 433, font, align: 'right' });
  }
  return y + gap;
}

interface InvoiceTextStyle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly font?: string;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  readonly kind?: 'H1' | 'P';
}

/** Returns where the text ends. */
function write(pdf: Pdf['pdf'], text: string, look: InvoiceTextStyle): number {
  const { x, y, width, font = fonts.regular, size = 10, colour = ink, align = 'left', kind = 'P' } = look;
  const draw = () => {
    pdf.font(font).fontSize(size).fillColor(colour);
    pdf.text(text, x, y, { width, align, lineGap: 2 });
  };
  pdf.addStructure(pdf.struct(kind, {}, draw));
  return pdf.y;
}

/** PrintedFigure to nobody who listens to the page. */
function rule(pdf: Pdf['pdf'], from: number, y: number): void {
  pdf.markContent('Artifact');
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.5).strokeColor('#cfc9bd').stroke();
  pdf.endMarkedContent();
}
