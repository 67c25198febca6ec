import { brand } from '@tenfold/contract/brand';
import { type Brush, colours, write } from './canvas.ts';

/** The same as in the browser’s tab (`favicon.svg`), with the name beside it. */
export function drawMark(brush: Brush, x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 32, size / 32);
  brush.fillStyle = colours.text;
  brush.beginPath();
  brush.roundRect(0, 0, 32, 32, 7);
  brush.fill();
  brush.lineWidth = 3.25;
  stroke(brush, colours.surface, [7.5, 9.25], [24.5, 9.25]);
  stroke(brush, colours.surface, [14, 9.25], [14, 24]);
  stroke(brush, colours.markAccent, [14, 16.25], [21.5, 16.25]);
  brush.restore();
  write(brush, brand.name, x + size * 1.3, y + size * 0.7, { size: size * 0.58, bold: true });
}

type Point = readonly [x: number, y: number];

function stroke(brush: Brush, colour: string, [fromX, fromY]: Point, [toX, toY]: Point): void {
  brush.strokeStyle = colour;
  brush.beginPath();
  brush.moveTo(fromX, fromY);
  brush.lineTo(toX, toY);
  brush.stroke();
}
