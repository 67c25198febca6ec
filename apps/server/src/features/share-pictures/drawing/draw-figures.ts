import type { Bar, OpenFigures } from '../describe-company.ts';
import { type Brush, colours, write } from './canvas.ts';

interface FigureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inset = 32;

/** A card with the bars, and the value below them. */
export function drawFigures(brush: Brush, { title, bars, value }: OpenFigures, card: FigureBox): void {
  const { x, y, width, height } = card;
  brush.fillStyle = colours.surface;
  brush.strokeStyle = colours.line;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.roundRect(x, y, width, height, 16);
  brush.fill();
  brush.stroke();
  write(brush, title, x + inset, y + 54, { size: 24, colour: 'secondary' });
  const foot = value === null ? 0 : 112;
  const plot = { x: x + inset, y: y + 106, width: width - 2 * inset, height: height - 162 - foot };
  drawBars(brush, bars, plot);
  if (value === null) return;
  const bottom = y + height;
  brush.fillStyle = colours.line;
  brush.fillRect(x, bottom - foot, width, 2);
  write(brush, 'Value per share', x + inset, bottom - 62, { size: 24, colour: 'secondary' });
  write(brush, value.basis, x + inset, bottom - 30, { size: 20, colour: 'faint' });
  write(brush, value.amount, x + width - inset, bottom - 38, { size: 48, bold: true, align: 'right' });
}

/** Years and amounts at both ends; losses hang below the line. */
function drawBars(brush: Brush, bars: readonly Bar[], { x, y, width, height }: FigureBox): void {
  const values = bars.map(({ value }) => value);
  const most = Math.max(0, ...values);
  const span = most - Math.min(0, ...values) || 1;
  const step = width / Math.max(1, bars.length);
  const zero = y + (most / span) * height;
  for (const [index, { value, year, label }] of bars.entries()) {
    const left = x + index * step;
    const end = zero - (value / span) * height;
    brush.fillStyle = colours.bar;
    brush.fillRect(left + step * 0.14, Math.min(zero, end), step * 0.72, Math.max(2, Math.abs(zero - end)));
    if (index > 0 && index < bars.length - 1) continue;
    const middle = left + step / 2;
    write(brush, label, middle, Math.min(zero, end) - 10, { size: 20, bold: true, align: 'center' });
    const align = index === 0 ? 'left' : 'right';
    const edge = index === 0 ? left + step * 0.14 : left + step * 0.86;
    write(brush, year, edge, y + height + 34, { size: 20, colour: 'faint', align });
  }
  brush.fillStyle = colours.line;
  brush.fillRect(x, zero, width, 2);
}
