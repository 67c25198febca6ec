import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { reencodeAvatar } from './reencode-avatar.ts';

const plain = (width: number, height: number, colour = '#a44c14') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

const redOverBlue = () =>
  plain(300, 600, '#0000ff').composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
  ]);

async function colourAt(picture: Uint8Array, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return red > 200 && green < 60 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${[...data]}`;
}

const refused = (words: string) => ({
  code: 'invalid_request',
  message: expect.stringContaining(words),
  fields: { image: expect.stringContaining(words) },
});

describe('a photo', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('as %s becomes a square WebP', async (format) => {
    const { bytes, type } = await reencodeAvatar(await plain(600, 300).toFormat(format).toBuffer());
    expect(type).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  test('smaller than the square is scaled up', async () => {
    const { bytes } = await reencodeAvatar(await plain(1, 3).png().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 });
  });

  test('is cut from its middle', async () => {
    const { bytes } = await reencodeAvatar(await redOverBlue().png().toBuffer());
    expect(await colourAt(bytes, 128, 20)).toBe('red');
    expect(await colourAt(bytes, 128, 236)).toBe('blue');
  });

  test('taken with the camera on its side is turned upright', async () => {
    const onItsSide = await redOverBlue().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { bytes } = await reencodeAvatar(onItsSide);
    expect(await colourAt(bytes, 236, 128)).toBe('red');
    expect(await colourAt(bytes, 20, 128)).toBe('blue');
  });

  test('loses its metadata', async () => {
    const withMetadata = await plain(300, 300)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ann Lee' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    expect((await sharp(withMetadata).metadata()).exif?.toString('latin1')).toContain('Ann Lee');
    const { bytes } = await reencodeAvatar(withMetadata);
    expect(bytes.toString('latin1')).not.toContain('Ann Lee');
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('that is animated keeps only its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, Buffer.from([255, 0, 0])), Buffer.alloc(300, 0)]);
    const moving = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .gif()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { bytes } = await reencodeAvatar(moving);
    expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(bytes, 128, 128)).toBe('red');
  });

  test('that is also a page or an archive keeps only its pixels', async () => {
    const script = '<script>alert(1)</script>PK\u0003\u0004';
    const both = Buffer.concat([await plain(300, 300).png().toBuffer(), Buffer.from(script)]);
    const { bytes } = await reencodeAvatar(both);
    expect(bytes.toString('latin1')).not.toMatch(/script|PK/);
  });
});

describe('refused as a photo is', () => {
  const unreadable = refused('couldn’t read this photo');

  test.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['a page', '<!doctype html><title>x</title>'],
    ['a script that begins as GIF', 'GIF89a=1;alert(1)'],
    ['the first bytes of a PNG', '\u0089PNG\r\n\u001a\n'],
    ['nothing', ''],
  ])('%s', async (_what, text) => {
    await expect(reencodeAvatar(Buffer.from(text, 'latin1'))).rejects.toMatchObject(unreadable);
  });

  test.each(['tiff', 'avif'] as const)('%s, which not all browsers can read', async (format) => {
    const bytes = await plain(30, 30).toFormat(format).toBuffer();
    await expect(reencodeAvatar(bytes)).rejects.toMatchObject(unreadable);
  });

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a truncated %s', async (format) => {
    const whole = await redOverBlue().toFormat(format).toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length * 0.7));
    await expect(reencodeAvatar(cut)).rejects.toMatchObject(unreadable);
  });

  test('a small file that claims to be larger than memory', async () => {
    await expect(reencodeAvatar(bomb(60_000, 60_000))).rejects.toMatchObject(refused('25 million pixels'));
  });

  test('a small file that is larger than it claims', async () => {
    await expect(reencodeAvatar(bomb(100, 100, 50_000_000))).resolves.toMatchObject({ type: 'image/webp' });
  });

  test('more than 3 MB', async () => {
    await expect(reencodeAvatar(Buffer.alloc(3_000_001))).rejects.toMatchObject(refused('3 MB'));
  });

  test('does not block the next upload', async () => {
    const good = await plain(300, 300).png().toBuffer();
    const [bad, taken] = await Promise.allSettled([reencodeAvatar(Buffer.from('x')), reencodeAvatar(good)]);
    expect([bad.status, taken.status]).toEqual(['rejected', 'fulfilled']);
  });
});

function bomb(width: number, height: number, packed = 1_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(packed))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
