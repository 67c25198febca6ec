import sharp from 'sharp';
import { ConcurrencyLimit, InvalidRequest, serverBusy } from '../../../platform/http/index.ts';

export interface AvatarImage {
  readonly bytes: Buffer;
  readonly type: 'image/webp';
}

/** The limit of the base64 text in a request. */
const maxBytes = 3_000_000;
const maxPixels = 25_000_000;
const side = 256;

/** One at a time: decoding a large picture takes a hundred megabytes. */
const readers = new ConcurrencyLimit({
  atATime: 1,
  maxWaiting: 20,
  refusal: serverBusy('Too many people are uploading photos right now. Please try again in a moment.'),
});

// Uploads reach only these four decoders: no SVG, no PDF, whatever the file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);

/** 256 x 256 pixels, upright, without metadata. @throws InvalidRequest for anything but PNG, JPEG, WebP and GIF, or too large */
export async function reencodeAvatar(bytes: Uint8Array): Promise<AvatarImage> {
  if (bytes.byteLength > maxBytes) throw refusal('Use a photo of 3 MB or less.');
  return readers.run(() => reencode(bytes));
}

async function reencode(bytes: Uint8Array): Promise<AvatarImage> {
  if ((await pixelsIn(bytes)) > maxPixels) {
    throw refusal('Use a photo of 25 million pixels or fewer, such as 5,000 × 5,000.');
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, autoOrient: true })
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 });
    return { bytes: await picture.toBuffer(), type: 'image/webp' };
  } catch {
    throw unreadable();
  }
}

/** Read from the header; nothing is decoded yet. */
async function pixelsIn(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    throw unreadable();
  }
}

function unreadable(): InvalidRequest {
  return refusal('We couldn’t read this photo. Choose another PNG, JPEG, WebP or GIF file.');
}

function refusal(message: string): InvalidRequest {
  return new InvalidRequest(message, { image: message });
}
