import { updateAvatar } from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { NotFound, serve } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { avatarFolder, getCurrentUser } from '../profile/current-user.ts';
import { deleteAvatar, findAvatar, saveAvatar } from './avatar-store.ts';

export function registerAvatars(app: FastifyInstance, { db, sessions }: AccountDeps): void {
  serve(app, updateAvatar, async ({ body: { image } }, { person }) => {
    if (image === null) await deleteAvatar(db, person.id);
    else {
      // Loaded on demand: the decoder takes tens of megabytes.
      const { reencodeAvatar } = await import('./reencode-avatar.ts');
      await saveAvatar(db, person.id, await reencodeAvatar(Buffer.from(image, 'base64')));
    }
    sessions.known.forget(person.id);
    return { user: await getCurrentUser(db, person.id) };
  });
}

export function registerAvatarFiles(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get<{ Params: { name: string } }>(`${avatarFolder}:name`, async ({ params, url }, reply) => {
    const picture = /^[0-9a-f]{32}\.webp$/.test(params.name) ? await findAvatar(db, params.name) : null;
    if (picture === null) throw new NotFound(`Nothing found at ${url}.`);
    return reply
      .headers({
        'content-type': picture.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(picture.content);
  });
}
