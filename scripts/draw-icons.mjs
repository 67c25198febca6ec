// Draws the icons of home screens from the mark, `favicon.svg`. Run it when the mark changes: `node scripts/draw-icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const shell = new URL('../apps/web/app/shell/', import.meta.url);
const mark = readFileSync(new URL('favicon.svg', shell), 'utf8');
/** To the edge: systems that cut a shape of their own out of an icon keep the middle four fifths. */
const inSquare = (share) => {
  const side = 32 / share;
  const edge = (32 - side) / 2;
  return mark
    .replace('viewBox="0 0 32 32"', `viewBox="${edge} ${edge} ${side} ${side}"`)
    .replace(/<rect [^>]*?fill/, `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" fill`);
};

for (const [name, svg, size] of [
  ['icon-192', mark, 192],
  ['icon-512', mark, 512],
  ['maskable-512', inSquare(0.8), 512],
  ['apple-touch-icon', inSquare(0.9), 180],
]) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  const bytes = await picture.png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  writeFileSync(new URL(`icons/${name}.png`, shell), bytes);
}
