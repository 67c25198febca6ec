import { type ContentImage, contentImageFolder } from '@tenfold/contract/content/fields';
import type { SiteImage } from '@tenfold/contract/landing';
import { isLink } from '@tenfold/contract/text/plain-text';

/** Null for a text that was left out. */
export function textOf(text: string): string | null {
  return text === '' ? null : text;
}

/** Also of a draft, which holds whatever its editor has typed so far. */
export function linkOf(link: string): string | null {
  return isLink(link) ? link : null;
}

export function imageOf(image: ContentImage | null): SiteImage | null {
  return image === null
    ? null
    : {
        path: `${contentImageFolder}${image.name}`,
        alt: image.alt,
        width: image.width,
        height: image.height,
      };
}
