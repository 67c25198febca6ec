/** Uploaded pictures, decoded and encoded again, so that nothing but pixels is kept of them. */

export { decodePicture, type Picture, type PictureRules, reencodePicture } from './reencode-picture.ts';
