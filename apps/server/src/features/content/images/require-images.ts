import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { listImages } from './image-store.ts';
import { imagesIn } from './images-in.ts';

/** @throws Conflict where a picture was never uploaded here, or has another size than it says */
export async function requireImages(db: Db, content: object): Promise<void> {
  const shown = imagesIn(content);
  const known = new Map(
    (
      await listImages(
        db,
        shown.map(({ name }) => name),
      )
    ).map((image) => [image.name, image]),
  );
  for (const { name, width, height } of shown) {
    const image = known.get(name);
    if (image?.width === width && image.height === height) continue;
    throw new Conflict('An image is not here any more. Choose it again.');
  }
}
