import { uploadContentImage } from '@tenfold/contract/content';
import { contentImageFolder } from '@tenfold/contract/content/fields';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { NotFound, serve } from '../../../platform/http/index.ts';
import type { ContentDeps } from '../content-deps.ts';
import { imageRules } from './image-rules.ts';
import { findImage, saveImage } from './image-store.ts';

export function registerImages(app: FastifyInstance, { db, clock }: ContentDeps): void {
  serve(app, uploadContentImage, async ({ body: { image } }, { person }) => {
    // Loaded on demand: the decoder takes tens of megabytes.
    const { reencodePicture } = await import('../../../platform/images/index.ts');
    const picture = await reencodePicture(Buffer.from(image, 'base64'), imageRules);
    const { width, height } = picture;
    return { name: await saveImage(db, picture, person.id, clock.now()), width, height };
  });
}

export function registerImageFiles(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get<{ Params: { name: string } }>(`${contentImageFolder}:name`, async ({ params, url }, reply) => {
    const image = /^[0-9a-f]{32}\.webp$/.test(params.name) ? await findImage(db, params.name) : null;
    if (image === null) throw new NotFound(`Nothing found at ${url}.`);
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(image);
  });
}
