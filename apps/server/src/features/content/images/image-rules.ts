import type { PictureRules } from '../../../platform/images/index.ts';

const tooLarge = 'Use an image of at most 4,000 × 4,000 pixels and 2 MB. WebP, PNG, JPEG or GIF.';

export const imageRules: PictureRules = {
  maxBytes: 2_000_000,
  maxPixels: 16_000_000,
  maxSide: 4_000,
  quality: 86,
  refusals: {
    tooManyBytes: tooLarge,
    tooLarge,
    unreadable: 'We couldn’t read this image. Choose a WebP, PNG, JPEG or GIF file.',
  },
};
