import { type Picture, reencodePicture } from '../../../platform/images/index.ts';

const side = 256;

/** 256 x 256 pixels. @throws InvalidRequest for anything but PNG, JPEG, WebP and GIF, or too large */
export function reencodeAvatar(bytes: Uint8Array): Promise<Picture> {
  return reencodePicture(bytes, {
    // The limit of the base64 text in a request.
    maxBytes: 3_000_000,
    maxPixels: 25_000_000,
    quality: 82,
    resize: (picture) => picture.resize(side, side, { fit: 'cover' }),
    refusals: {
      tooManyBytes: 'Use a photo of 3 MB or less.',
      tooLarge: 'Use a photo of 25 million pixels or fewer, such as 5,000 × 5,000.',
      unreadable: 'We couldn’t read this photo. Choose another PNG, JPEG, WebP or GIF file.',
    },
  });
}
