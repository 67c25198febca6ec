import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { registerTexts } from '../../landing/texts/routes.ts';
import { type ContentServer, openContentServer } from '../content-server.fixture.ts';
import { delivered } from '../delivered/index.ts';

describeOnOne('an image of the content', (open) => {
  let server: ContentServer;
  beforeAll(async () => {
    server = await openContentServer(await open(), {}, registerTexts);
  });
  afterAll(() => server.close());

  const picture = async (width: number, height: number) =>
    (
      await sharp({ create: { width, height, channels: 3, background: 'green' } })
        .png()
        .toBuffer()
    ).toString('base64');
  const upload = (image: string) => server.post('/content/images', { image }, 'cora');
  const banner = (logo: object | null) => ({
    block: {
      key: 'banner',
      content: {
        banner_show: true,
        banner_title: 'Nike',
        banner_text: '',
        banner_button: 'Open',
        banner_link: '/company/NKE',
        banner_logo: logo,
      },
    },
    based_on: 0,
  });

  test('is encoded again, keeps its size, and is shown with its description', async () => {
    const stored = (await upload(await picture(40, 30))).json();
    expect(stored).toMatchObject({
      width: 40,
      height: 30,
      name: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
    });
    await server.post('/content/publish', banner({ ...stored, alt: 'A green field' }), 'cora');
    const { banner_logo: logo } = (await server.get('/landing', {}, null)).json();
    expect(logo).toEqual({
      path: `/files/content/${stored.name}`,
      alt: 'A green field',
      width: 40,
      height: 30,
    });
    await server.post('/content/banner/versions/0/put-back', { based_on: 1 }, 'cora');
  });

  test.each([
    ['wider than 4,000 pixels', () => picture(4_001, 1)],
    ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['over 2 MB', async () => 'A'.repeat(2_700_004)],
  ])('that is %s is refused under its field', async (_, make) => {
    expect((await upload(await make())).json()).toMatchObject({
      status: 422,
      error_fields: { image: expect.any(String) },
    });
  });

  test('without a description is not published, and neither is one that was never uploaded', async () => {
    const stored = (await upload(await picture(8, 8))).json();
    const silent = await server.post(
      '/content/publish',
      { ...banner({ ...stored, alt: '' }), based_on: 2 },
      'cora',
    );
    expect(silent.json().error_fields).toEqual({
      'block.content.banner_logo.alt': 'Describe the image for people who can’t see it.',
    });
    const invented = { ...stored, name: `${'0'.repeat(32)}.webp`, alt: 'Nothing' };
    const missing = await server.post('/content/publish', { ...banner(invented), based_on: 2 }, 'cora');
    expect(missing.json()).toMatchObject({
      code: 'conflict',
      error_message: expect.stringContaining('Choose it again'),
    });
    expect(delivered.banner.bannerLogo).toBeNull();
  });
});
