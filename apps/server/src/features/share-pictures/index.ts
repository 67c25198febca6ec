/**
 * The pictures that social networks show beside a link, with what a visitor may see and no more.
 *
 * - `drawing/` text, bars and the mark on a canvas, in a font of the product’s own
 */

export { sharePictures } from './feature.ts';
