import { FormRefusedError } from '../../../forms/form-error.ts';

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

const side = 256;
const maxFileBytes = 20 * 1024 * 1024;

/**
 * Crops to the middle 256 × 256, upright.
 * @throws FormRefusedError if the file is not an image
 */
export async function cropSquare(file: File): Promise<HTMLCanvasElement> {
  if (!imageTypes.includes(file.type)) throw new FormRefusedError('Choose a PNG, JPEG, WebP or GIF file.');
  if (file.size > maxFileBytes) throw new FormRefusedError('Choose a photo of 20 MB or less.');
  const picture = await createImageBitmap(file).catch(() => {
    throw new FormRefusedError('We couldn’t read this photo. Try another one.');
  });
  const edge = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new FormRefusedError('This browser can’t crop the photo.');
  context.imageSmoothingQuality = 'high';
  const left = (picture.width - edge) / 2;
  const top = (picture.height - edge) / 2;
  context.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  picture.close();
  return canvas;
}
