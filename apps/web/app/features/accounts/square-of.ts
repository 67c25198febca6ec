import { Refused } from '../../forms/refusal.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

const side = 256;
const largestFile = 20 * 1024 * 1024;

/**
 * The middle square of a picture, 256 by 256, upright. What is sent is small, whatever a camera made.
 * @throws Refused for what is no picture
 */
export async function squareOf(file: File): Promise<HTMLCanvasElement> {
  if (!pictureTypes.includes(file.type)) throw new Refused('This is no PNG, JPEG, WebP or GIF picture.');
  if (file.size > largestFile) throw new Refused('A picture may have at most 20 MB.');
  const picture = await createImageBitmap(file).catch(() => {
    throw new Refused('The picture could not be read.');
  });
  const edge = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Refused('This browser cannot cut the picture.');
  context.imageSmoothingQuality = 'high';
  const left = (picture.width - edge) / 2;
  const top = (picture.height - edge) / 2;
  context.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  picture.close();
  return canvas;
}
