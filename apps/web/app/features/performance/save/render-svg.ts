import type { Drawing, Shape } from './drawing.ts';

export function renderSvg({ title, width, height, background, font, shapes }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(font)}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${escaped(background)}"/>`,
    ...shapes.map(shapeSvg),
    '</svg>',
  ].join('\n');
}

function shapeSvg(shape: Shape): string {
  if (shape.kind === 'text') {
    const { x, y, anchor, size, weight, fill, text } = shape;
    return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${escaped(fill)}">${escaped(text)}</text>`;
  }
  const { d, dy, dash } = shape;
  const paint = [
    `fill="${escaped(shape.fill)}" fill-opacity="${shape.fillOpacity}"`,
    `stroke="${escaped(shape.stroke)}" stroke-opacity="${shape.strokeOpacity}" stroke-width="${shape.strokeWidth}"`,
    `stroke-linejoin="round" opacity="${shape.opacity}"`,
    ...(dash.length > 0 ? [`stroke-dasharray="${dash.join(' ')}"`] : []),
    ...(dy !== 0 ? [`transform="translate(0 ${dy})"`] : []),
  ];
  return `<path d="${escaped(d)}" ${paint.join(' ')}/>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
