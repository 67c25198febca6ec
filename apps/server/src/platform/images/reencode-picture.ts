import sharp, { type Metadata, type Sharp } from 'sharp';
import { ConcurrencyLimit, InvalidRequest, serverBusy } from '../http/index.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly type: 'image/webp';
  readonly width: number;
  readonly height: number;
}

export interface PictureRules {
  readonly maxBytes: number;
  readonly maxPixels: number;
  /** The longest either side may be, in pixels. */
  readonly maxSide?: number;
  readonly quality: number;
  readonly resize?: (picture: Sharp) => Sharp;
  readonly refusals: {
    readonly tooManyBytes: string;
    readonly tooLarge: string;
    readonly unreadable: string;
  };
}

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

/** WebP, upright, without metadata. @throws InvalidRequest under `image` for anything but PNG, JPEG, WebP and GIF, or too large */
export async function reencodePicture(bytes: Uint8Array, rules: PictureRules): Promise<Picture> {
  if (bytes.byteLength > rules.maxBytes) throw refusal(rules.refusals.tooManyBytes);
  return readers.run(() => reencode(bytes, rules));
}

/**
 * A picture this product encoded before, its bytes as they are: encoding it again would give it another name.
 * @throws InvalidRequest for anything but WebP without metadata that decodes whole
 */
export async function decodePicture(bytes: Buffer, rules: PictureRules): Promise<Picture> {
  if (bytes.byteLength > rules.maxBytes) throw refusal(rules.refusals.tooManyBytes);
  return readers.run(async () => {
    const { width, height, format, exif, xmp, icc } = await within(bytes, rules);
    if (format !== 'webp' || exif || xmp || icc) throw refusal(rules.refusals.unreadable);
    try {
      await sharp(bytes, { limitInputPixels: rules.maxPixels }).timeout({ seconds: 10 }).stats();
    } catch {
      throw refusal(rules.refusals.unreadable);
    }
    return { bytes, type: 'image/webp', width, height };
  });
}

async function reencode(bytes: Uint8Array, rules: PictureRules): Promise<Picture> {
  const { maxPixels, quality, refusals } = rules;
  await within(bytes, rules);
  try {
    const upright = sharp(bytes, { limitInputPixels: maxPixels, autoOrient: true });
    const encoded = await (rules.resize?.(upright) ?? upright)
      .webp({ quality })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    const { width: newWidth, height: newHeight } = encoded.info;
    return { bytes: encoded.data, type: 'image/webp', width: newWidth, height: newHeight };
  } catch {
    throw refusal(refusals.unreadable);
  }
}

/** Read from the header; nothing is decoded yet. */
async function within(bytes: Uint8Array, rules: PictureRules): Promise<Metadata> {
  const { maxPixels, maxSide = Number.POSITIVE_INFINITY, refusals } = rules;
  const read = await readHead(bytes, refusals.unreadable);
  if (read.width * read.height > maxPixels || Math.max(read.width, read.height) > maxSide) {
    throw refusal(refusals.tooLarge);
  }
  return read;
}

async function readHead(bytes: Uint8Array, unreadable: string): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw refusal(unreadable);
  }
}

function refusal(message: string): InvalidRequest {
  return new InvalidRequest(message, { image: message });
}
