import type { Drawing, Shape } from './drawing.ts';

const scale = 2;

/** Drawn shape by shape: the content security policy only allows the site's own images. */
export async function renderPng({ width, height, background, font, shapes }: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser can’t draw images');
  context.scale(scale, scale);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  for (const shape of shapes) draw(context, shape, font);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('this browser couldn’t make the image')) : resolve(blob),
    );
  });
}

function draw(context: CanvasRenderingContext2D, shape: Shape, font: string): void {
  if (shape.kind === 'text') {
    context.font = `${shape.weight} ${shape.size}px ${font}`;
    context.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor;
    context.fillStyle = shape.fill;
    context.fillText(shape.text, shape.x, shape.y);
    return;
  }
  context.save();
  context.translate(0, shape.dy);
  const path = new Path2D(shape.d);
  if (shape.fill !== 'none') {
    context.globalAlpha = shape.opacity * shape.fillOpacity;
    context.fillStyle = shape.fill;
    context.fill(path);
  }
  if (shape.stroke !== 'none') {
    context.globalAlpha = shape.opacity * shape.strokeOpacity;
    context.strokeStyle = shape.stroke;
    context.lineWidth = shape.strokeWidth;
    context.lineJoin = 'round';
    context.setLineDash([...shape.dash]);
    context.stroke(path);
  }
  context.restore();
}
