import type { ContentImage } from '@tenfold/contract/content/fields';

/** Every picture that content shows, however deep. */
export function imagesIn(content: unknown): ContentImage[] {
  if (Array.isArray(content)) return content.flatMap(imagesIn);
  if (typeof content !== 'object' || content === null) return [];
  if ('alt' in content && 'name' in content) return [content as ContentImage];
  return Object.values(content).flatMap(imagesIn);
}
