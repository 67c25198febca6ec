import type { CompanyPicture } from '../describe-company.ts';
import { type Brush, drawPicture, useLook, write } from './canvas.ts';
import { drawFigures } from './draw-figures.ts';
import { fitText } from './fit-text.ts';
import { drawMark } from './mark.ts';

const left = 64;
const invitation = 'Its filings on one page. A value you can change.';
const card = { x: 632, y: 136, width: 504, height: 430 };

export function drawCompany({ listing, name, sector, price, open }: CompanyPicture): Promise<Buffer> {
  return drawPicture((brush) => {
    drawMark(brush, left, 52, 56);
    write(brush, listing, left, 208, { size: 32, bold: true, colour: 'accent' });
    const width = (open === null ? 1200 - left : card.x - 40) - left;
    const below = drawName(brush, name, width);
    if (sector !== null) write(brush, sector, left, below + 52, { size: 30, colour: 'secondary' });
    if (price !== null) {
      write(brush, price.amount, left, 524, { size: 60, bold: true });
      write(brush, price.asOf, left, 566, { size: 26, colour: 'faint' });
    }
    if (open !== null) drawFigures(brush, open, card);
    else write(brush, invitation, 1200 - left, 566, { size: 26, colour: 'faint', align: 'right' });
  });
}

/** Returns the line of its last letters. */
function drawName(brush: Brush, name: string, width: number): number {
  const measure = (text: string, size: number) => {
    useLook(brush, { size, bold: true });
    return brush.measureText(text).width;
  };
  const { size, lines } = fitText(name, { width, lines: 2, sizes: [76, 64, 54] }, measure);
  for (const [index, line] of lines.entries()) {
    write(brush, line, left, lineAt(index, size), { size, bold: true });
  }
  return lineAt(lines.length - 1, size);
}

function lineAt(index: number, size: number): number {
  return 226 + size + index * size * 1.15;
}
