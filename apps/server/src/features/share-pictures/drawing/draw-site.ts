import { brand } from '@tenfold/contract/brand';
import { drawPicture, useLook, write } from './canvas.ts';
import { fitText } from './fit-text.ts';
import { drawMark } from './mark.ts';

const left = 64;

export function drawSite(): Promise<Buffer> {
  return drawPicture((brush) => {
    drawMark(brush, left, 64, 72);
    write(brush, 'Ten years of facts.', left, 300, { size: 72, bold: true });
    write(brush, 'Your own view of the next ten.', left, 388, { size: 72, bold: true, colour: 'accent' });
    const measure = (text: string, size: number) => {
      useLook(brush, { size });
      return brush.measureText(text).width;
    };
    const { size, lines } = fitText(brand.tagline, { width: 1072, lines: 2, sizes: [34] }, measure);
    for (const [index, line] of lines.entries()) {
      write(brush, line, left, 478 + index * size * 1.4, { size, colour: 'secondary' });
    }
  });
}
