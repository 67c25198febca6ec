import { brand } from '@tenfold/contract/brand';
import type { QuestionTitle } from '@tenfold/contract/qa';
import { type Brush, drawPicture, useLook, write } from './canvas.ts';
import { fitText } from './fit-text.ts';
import { drawMark } from './mark.ts';

const left = 64;
const width = 1200 - 2 * left;

export type QuestionPicture = Pick<QuestionTitle, 'title' | 'companies' | 'answersCount'>;

export function drawQuestion({ title, companies, answersCount }: QuestionPicture): Promise<Buffer> {
  return drawPicture((brush) => {
    drawMark(brush, left, 52, 56);
    const about = ['Business Q&A', ...companies.slice(0, 4)].join(' · ');
    write(brush, about, left, 208, { size: 32, bold: true, colour: 'accent' });
    drawTitle(brush, title);
    write(brush, answersLabel(answersCount), left, 566, { size: 30, colour: 'secondary' });
    write(brush, brand.name, 1200 - left, 566, { size: 30, colour: 'faint', align: 'right' });
  });
}

function drawTitle(brush: Brush, title: string): void {
  const measure = (text: string, size: number) => {
    useLook(brush, { size, bold: true });
    return brush.measureText(text).width;
  };
  const { size, lines } = fitText(title, { width, lines: 4, sizes: [64, 56, 48] }, measure);
  for (const [index, line] of lines.entries()) {
    write(brush, line, left, 226 + size + index * size * 1.2, { size, bold: true });
  }
}

function answersLabel(count: number): string {
  if (count === 0) return 'No answers yet. What do you know about it?';
  return count === 1 ? '1 answer' : `${count.toLocaleString('en-US')} answers`;
}
