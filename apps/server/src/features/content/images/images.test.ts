import { crc32 } from 'node:zlib';
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
    ['wider than 4,000 pixels', () => picture(4_001, 1), 'at most 4,000 × 4,000 pixels'],
    ['of 10,000 × 10,000 pixels', async () => sizedPng(10_000, 10_000), 'at most 4,000 × 4,000 pixels'],
    ['no picture', async () => Buffer.from('<svg/>').toString('base64'), 'We couldn’t read this image.'],
    ['over 2 MB', async () => 'A'.repeat(2_700_004), '2 MB'],
  ])('that is %s is refused under its field', async (_, make, message) => {
    expect((await upload(await make())).json()).toMatchObject({
      status: 422,
      error_fields: { image: expect.stringContaining(message) },
    });
  });

  test.each([
    ['a script', 'A field <script>alert(1)</script>', 'Plain text only. Remove <script>.'],
    ['bidirectional controls', 'A \u202efield', 'Use letters, spaces and punctuation only'],
  ])('with %s in its description is refused under it', async (_, alt, message) => {
    const stored = (await upload(await picture(8, 8))).json();
    const refused = await server.post('/content/publish', banner({ ...stored, alt }), 'cora');
    expect(refused.json().error_fields).toEqual({ 'block.content.banner_logo.alt': message });
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

/** A PNG that says how large it is, and holds nothing: to decode it would take hundreds of megabytes. */
function sizedPng(width: number, height: number): string {
  const head = Buffer.alloc(17);
  head.write('IHDR');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  head.set([8, 2, 0, 0, 0], 12);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(13);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(head));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const empty = Buffer.from('0000000049444154', 'hex');
  const emptyCheck = Buffer.alloc(4);
  emptyCheck.writeUInt32BE(crc32(Buffer.from('IDAT')));
  return Buffer.concat([signature, length, head, check, empty, emptyCheck]).toString('base64');
}
