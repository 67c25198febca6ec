import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openServerOfTwo } from '../accounts-server.fixture.ts';

describeOnOne('a photo', (open) => {
  const server = openedBeforeTests(async () => openServerOfTwo(await open()));

  const send = (image: string | null, token: string) => server.post('/user/update-avatar', { image }, token);
  const blue = async () =>
    (
      await sharp({ create: { width: 400, height: 300, channels: 3, background: 'blue' } })
        .png()
        .toBuffer()
    ).toString('base64');

  test('is served to everyone, under a name derived from its content', async () => {
    const { avatar } = (await send(await blue(), server.ann)).json().user;
    expect(avatar).toMatch(/^\/files\/avatars\/[0-9a-f]{32}\.webp$/);
    const file = await server.file(avatar);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({
      width: 256,
      height: 256,
      format: 'webp',
    });
  });

  test('shared by two people is deleted only with the second one', async () => {
    const { avatar } = (await send(await blue(), server.ann)).json().user;
    expect((await send(await blue(), server.ben)).json().user.avatar).toBe(avatar);
    expect((await send(null, server.ann)).json().user.avatar).toBeNull();
    expect((await server.file(avatar)).statusCode).toBe(200);
    await send(null, server.ben);
    expect((await server.file(avatar)).statusCode).toBe(404);
  });

  test.each([
    ['no base64', 'not a picture!'],
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['too much', 'A'.repeat(4_000_004)],
  ])('that is %s is refused under its field', async (_, image) => {
    expect((await send(image, server.ann)).json()).toMatchObject({
      status: 422,
      error_fields: { image: expect.any(String) },
    });
  });

  test.each(['x', '../secret', '0'.repeat(32), `${'0'.repeat(32)}.webp`, '%00'])(
    'is not at /files/avatars/%s',
    async (name) => {
      expect((await server.file(`/files/avatars/${name}`)).statusCode).toBe(404);
    },
  );
});
